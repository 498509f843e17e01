/** The first words on a wire, which a server older than this page has to understand as well. */
import type { Hello, Reason } from "../protocol";

/**
 * Says everything at first. Servers are strict, so an older one, or older rules kept in this browser, cannot read a
 * greeting with a field that it does not know: then only what every server of this protocol can read is said.
 */
export class Greeting {
  private said: "all" | "plain" = "all";
  private heard = false;

  constructor(private readonly hello: () => Hello) {}

  /** What to say on a wire that has opened. */
  words(): Hello {
    this.heard = false;
    const { type, proto, table, key, from_seq, ...rest } = this.hello();
    const plain: Hello = { type, proto, table, key, from_seq };
    return this.said === "plain" ? plain : { ...plain, ...rest };
  }

  /**
   * The server has answered with the table; the next wire may lead to another one, which is told all again. Returns
   * whether it has still to be told that nobody sees the page.
   */
  understood(): boolean {
    const unsaid = !this.heard && this.said === "plain" && this.hello().looks === false;
    this.heard = true;
    this.said = "all";
    return unsaid;
  }

  /** Whether this says that the greeting could not be read, and it can be said once more, plainly. */
  plainly({ code }: Reason): boolean {
    if (this.heard || this.said === "plain" || code !== "message.unreadable") return false;
    this.said = "plain";
    return true;
  }
}
