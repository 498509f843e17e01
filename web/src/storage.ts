/**
 * What this browser stores by name. Where it stores nothing, because its storage is full or forbidden, what the page
 * wanted stored lasts as long as the page is open.
 */

/** What the browser did not store; null for what it did not delete. */
const passing = new Map<string, string | null>();

export const storage = {
  getItem(name: string): string | null {
    const here = passing.get(name);
    if (here !== undefined) return here;
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },

  /** Throws the error of the browser if it lasts no longer than the page. */
  setItem(name: string, text: string): void {
    try {
      localStorage.setItem(name, text);
    } catch (error) {
      passing.set(name, text);
      throw error;
    }
    passing.delete(name);
  },

  /** Whether what is stored is there when the page is opened again. */
  lasts(): boolean {
    const probe = "demesne.probe";
    try {
      localStorage.setItem(probe, "");
      localStorage.removeItem(probe);
      return passing.size === 0;
    } catch {
      return false;
    }
  },

  removeItem(name: string): void {
    try {
      localStorage.removeItem(name);
      passing.delete(name);
    } catch {
      passing.set(name, null);
    }
  },
};
