// Says messages as the page's own library does: JSON in, JSON out. Run in `web`, whose packages it uses.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { FluentBundle, FluentResource } = createRequire(join(process.cwd(), "package.json"))("@fluent/bundle");
const { languages, values, counts } = JSON.parse(readFileSync(0, "utf8"));

/** The names of the variables in a pattern, and in what it quotes. */
function variablesIn(node, bundle, names = new Set()) {
  if (!node || typeof node !== "object") return names;
  if (node.type === "var") names.add(node.name);
  if (node.type === "mesg") variablesIn(bundle.getMessage(node.name)?.value, bundle, names);
  for (const inner of Object.values(node)) variablesIn(inner, bundle, names);
  return names;
}

const told = languages.map(({ tag, locale }) => {
  const bundle = new FluentBundle(locale);
  const files = readdirSync(join("locales", tag)).filter((name) => name.endsWith(".ftl"));
  const resources = files.map((name) => new FluentResource(readFileSync(join("locales", tag, name), "utf8")));
  for (const resource of resources) bundle.addResource(resource);
  const said = {};
  for (const { id, value } of resources.flatMap(({ body }) => body)) {
    const names = [...variablesIn(value, bundle)];
    said[id] = values.map((each) =>
      bundle.formatPattern(value, Object.fromEntries(names.map((name) => [name, each])), []),
    );
  }
  const rules = new Intl.PluralRules(locale);
  return { tag, said, plurals: counts.map((count) => rules.select(count)) };
});
process.stdout.write(JSON.stringify(told));
