/**
 * Translates the reasons for which the rules refuse something. The rules give them in English; the same sentences are
 * among the messages: a sentence is matched with its English form, its variables are extracted, and it is formatted in
 * the reader's language. Unknown sentences stay as they are. A terminal does the same (`demesne.cli.retold`).
 */
import { FluentResource } from "@fluent/bundle";
import english from "../locales/en/faults.ftl?raw";
import { type Args, words } from "./words";
import "virtual:words/faults";

type Pattern = FluentResource["body"][number]["value"];

interface Form {
  readonly id: string;
  readonly form: RegExp;
  readonly letters: number;
}

const FAMILIES = /^(retold|breach)-/;
// Frames around other sentences, from the outside inwards; all others are tried by their number of letters, most first.
const AROUND = ["retold-near", "retold-at", "retold-in"];
const SENTENCES = new Set(["problem", "what", "reason", "told", "true"]); // variables that may hold sentences again
// The patterns of variables that do not match just anything.
const LOOKS: Readonly<Record<string, string>> = { line: "\\d+", field: "'[^']*'|\\S+|.+?(?=: expected )" };
const rank = (id: string): number => (AROUND.includes(id) ? AROUND.length - AROUND.indexOf(id) : 0);

const forms = new FluentResource(english).body
  .filter(({ id }) => FAMILIES.test(id))
  .map(({ id, value }) => formOf(id, value))
  .sort((one, other) => rank(other.id) - rank(one.id) || other.letters - one.letters);

/** The refusal `text` of the rules in the reader's language; a full sentence stays one. */
export function retold(text: string): string {
  const clause = known(text);
  if (clause !== undefined) return clause;
  const sentence = text.endsWith(".") ? known(text.charAt(0).toLowerCase() + text.slice(1)) : undefined;
  return sentence === undefined ? text : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function known(text: string): string | undefined {
  for (const { id, form } of forms) {
    const found = form.exec(text);
    if (found) return words(id, named(found.groups ?? {}));
  }
  return undefined;
}

/** The pattern of a sentence in English, with or without a full stop. */
function formOf(id: string, value: Pattern): Form {
  let form = "";
  let letters = 0;
  for (const piece of typeof value === "string" ? [value] : (value ?? [])) {
    if (typeof piece === "string") {
      form += piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("’", "['’]");
      letters += piece.length;
    } else if (piece.type === "var") form += `(?<${piece.name}>${LOOKS[piece.name] ?? ".+?"})`;
  }
  return { id, form: new RegExp(`^${form.replace(/\\\.$/, "")}\\.?$`, "s"), letters };
}

/** The variables of a sentence: a sentence again, a list of numbers, or a common term. */
function named(groups: Readonly<Record<string, string>>): Args {
  const told = Object.entries(groups).map(([name, part]) => {
    if (name === "counts") return [name, part.replaceAll(" or ", ", ")];
    return [name, SENTENCES.has(name) ? retold(part) : part];
  });
  return Object.fromEntries(told) as Args;
}
