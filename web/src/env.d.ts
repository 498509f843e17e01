/** Declarations for what the build provides. */

declare module "virtual:art" {
  export const address: string;
  export const boxes: Record<string, string>;
}

declare module "virtual:art/*" {
  export const address: string;
  export const boxes: Record<string, string>;
}

declare module "virtual:words" {
  export const languages: readonly import("../scripts/words-plugin").Language[];
}

declare module "virtual:words/*";
