// A component may be gone by the time that what it waited for arrives, so it reads what its owner told it beforehand.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const RUNES = ["$props", "$derived"];
const LATER = ["then", "catch", "finally", "queueMicrotask"];
const WAITS = new RegExp(String.raw`(?<!#)\bawait\b|\b(${LATER.join("|")})\(`);
/** Code that checks whether the component is still there may read anything. */
const LOOKS = /\bisConnected\b|\bisOurs\(/;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function parts(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => value)
    .filter(isNode)
    .filter(({ type }) => !type.startsWith("TS") || type.endsWith("Expression"));
}

const isFunction = ({ type }: Node): boolean => type.includes("Function");

/** The names that a pattern binds. */
function bound(pattern: Node): string[] {
  if (pattern.type === "Identifier") return [pattern["name"] as string];
  if (pattern.type === "AssignmentPattern") return bound(pattern["left"] as Node);
  if (pattern.type === "Property") return bound(pattern["value"] as Node);
  return parts(pattern).flatMap(bound);
}

/** The names of what others may change or take away: properties, and values derived from them. */
function told(script: Node): Set<string> {
  const all = parts(script).filter(({ type }) => type === "VariableDeclaration");
  const isTold = ({ init }: Node): boolean => {
    const callee = isNode(init) && init.type === "CallExpression" ? (init["callee"] as Node) : null;
    return RUNES.includes(((callee?.["object"] as Node | undefined) ?? callee)?.["name"] as string);
  };
  return new Set(
    all
      .flatMap(parts)
      .filter(isTold)
      .flatMap(({ id }) => bound(id as Node)),
  );
}

/** Where a function's own code begins to wait; Infinity where it does not. */
function waits(node: Node): number {
  if (node.type === "AwaitExpression") return node.end;
  return Math.min(Infinity, ...parts(node).map((part) => (isFunction(part) ? Infinity : waits(part))));
}

/** The names that are read after that place; functions that are called are handed in once and stay. */
function reads(node: Node, names: ReadonlySet<string>, after: number): string[] {
  if (node.type === "Identifier")
    return node.start > after && names.has(node["name"] as string) ? [node["name"] as string] : [];
  const own = isFunction(node)
    ? (node["params"] as Node[])
    : parts(node)
        .filter((part) => part.type === "VariableDeclarator")
        .map(({ id }) => id as Node);
  const left = new Set([...names].filter((name) => !own.flatMap(bound).includes(name)));
  const skipped = [
    node.type === "MemberExpression" && !node["computed"] && node["property"],
    node.type === "Property" && !node["computed"] && node["key"],
    node.type === "CallExpression" && (node["callee"] as Node).type === "Identifier" && node["callee"],
  ];
  return parts(node)
    .filter((part) => !skipped.includes(part))
    .flatMap((part) => reads(part, left, after));
}

/** The names that a component reads too late. */
function tooLate(component: string): string[] {
  if (!WAITS.test(component)) return [];
  const source = component.replace(/<style>[^]*/, "");
  const { instance, fragment } = parse(source, { modern: true }) as unknown as { instance?: Node; fragment: Node };
  if (!instance) return [];
  const names = told(instance["content"] as Node);
  const late = (node: Node): string[] => {
    const found = parts(node).flatMap(late);
    const own = (waiting: Node, after: number): void => {
      if (!LOOKS.test(source.slice(waiting.start, waiting.end))) found.push(...reads(waiting, names, after));
    };
    if (isFunction(node) && node["async"] && waits(node["body"] as Node) < Infinity)
      own(node, waits(node["body"] as Node));
    if (node.type === "CallExpression") {
      const callee = node["callee"] as Node;
      const name = ((callee["property"] as Node | undefined) ?? callee)["name"];
      if (LATER.includes(name as string))
        (node["arguments"] as Node[]).filter(isFunction).forEach((each) => own(each, -1));
    }
    return found;
  };
  return [...late(instance["content"] as Node), ...late(fragment)];
}

const SRC = new URL("../src/", import.meta.url);
const components = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));

test("what a component was told is read before it waits", () => {
  const found = components.flatMap((name) =>
    tooLate(readFileSync(new URL(name, SRC), "utf8")).map((what) => `${name}: ${what}`),
  );
  expect(components.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.each([
  ["after `await`", "async function go() { await later(); show(id); }", ["id"]],
  ["in `then`", "later().then(() => show(twice));", ["twice"]],
  ["before it, or what was handed in", "async function go() { const own = id; await later(own); onend(own); }", []],
  ["once it has looked", "tick().then(() => box?.isConnected && show(id));", []],
])("%s", (_, code, found) => {
  const props = "const { id, onend } = $props(); const twice = $derived(id + id);";
  expect(tooLate(`<script>${props} ${code}</script>`)).toEqual(found);
});
