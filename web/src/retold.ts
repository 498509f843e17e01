/**
 * Why the rules refuse something, in the reader's language. They say it in English; their sentences stand among the
 * words, too: a sentence is known by its English form, what is named in it is read off, and the same is said in the
 * reader's words. What is not known stays as it is. A terminal does the same (`demesne.cli.retold`).
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
// What stands around other sentences, from the outside inwards; all others are asked for by the most letters first.
const AROUND = ["retold-near", "retold-at", "retold-in"];
const SENTENCES = new Set(["problem", "what", "reason", "told", "true"]); // variables that may hold words again
// What a variable looks like, where it is not just anything.
const LOOKS: Readonly<Record<string, string>> = { line: "\\d+", field: "\\S+|.+?(?=: expected )" };
const rank = (id: string): number => (AROUND.includes(id) ? AROUND.length - AROUND.indexOf(id) : 0);

const forms = new FluentResource(english).body
  .filter(({ id }) => FAMILIES.test(id))
  .map(({ id, value }) => formOf(id, value))
  .sort((one, other) => rank(other.id) - rank(one.id) || other.letters - one.letters);

/** The refusal `text` of the rules in the reader's language; a sentence of its own stays one. */
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

/** What a sentence looks like in English, with or without a full stop. */
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

/** What is named in a sentence: a sentence again, numbers in a row, or what it is called everywhere. */
function named(groups: Readonly<Record<string, string>>): Args {
  const told = Object.entries(groups).map(([name, part]) => {
    if (name === "counts") return [name, part.replaceAll(" or ", ", ")];
    return [name, SENTENCES.has(name) ? retold(part) : part];
  });
  return Object.fromEntries(told) as Args;
}
