import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ObjectAttribute, parse, type SchemaType, type TypeNode, typeEvaluate } from "groq-js";
import type { Shape } from "../schemas/shape.ts";

// Writes what the content service's answers and documents look like as values, beside the types that `sanity typegen` has made of the same
// schema and the same queries: `npm run typegen -w studio` runs this last.

const generated = join(import.meta.dirname, "../schemas/generated");
const schema: SchemaType = JSON.parse(readFileSync(join(import.meta.dirname, ".sanity/schema.json"), "utf8"));
const nodes = new Map(
  schema.map((type) => [
    type.name,
    type.type === "document" ? { type: "object" as const, attributes: type.attributes } : type.value,
  ]),
);

const shapes = {
  types: Object.fromEntries([...nodes].map(([name, node]) => [name, shapeOf(node)])),
  queries: Object.fromEntries(
    listQueries().map((query) => [query, shapeOf(typeEvaluate(parse(query), schema))]),
  ),
};

writeFileSync(
  join(generated, "shapes.ts"),
  `// Written by studio/write-shapes.ts from the schema and the queries: do not edit.

import type { Shape } from "schemas/shape.ts";

/** Each type of the schema, by its name. */
export const types: Record<string, Shape> = ${writeLines(shapes.types)};

/** What each query is answered, by its text. */
export const queries: Record<string, Shape> = ${writeLines(shapes.queries)};
`,
);

/** The queries as typegen lists them beside their types. */
function listQueries(): string[] {
  const text = readFileSync(join(generated, "content.ts"), "utf8");
  const list = text.slice(text.indexOf("interface SanityQueries"));
  return [...list.matchAll(/^ {4}(["'])(.*)\1: \w+;?$/gm)].map(([, quote = "", literal = ""]) =>
    JSON.parse(quote === '"' ? `"${literal}"` : `"${literal.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`),
  );
}

function shapeOf(node: TypeNode): Shape {
  if (node.type === "null" || node.type === "unknown") return node.type;
  if (node.type === "string" || node.type === "number" || node.type === "boolean")
    return node.value === undefined ? node.type : { is: node.value };
  if (node.type === "array") return { list: shapeOf(node.of) };
  if (node.type === "inline") return { type: node.name };
  if (node.type === "union") return { any: node.of.map(shapeOf) };
  const taken = node.rest?.type === "inline" ? nodes.get(node.rest.name) : node.rest;
  // A list of our own texts, such as colours: they have no keys, whatever the schema's extract says of members.
  if (taken && taken.type !== "object" && taken.type !== "unknown") return shapeOf(taken);
  return {
    object: Object.fromEntries(
      listAttributes(node).map(([name, { value, optional }]) => [
        optional ? `${name}?` : name,
        shapeOf(value),
      ]),
    ),
  };
}

/** An object's own and those that it takes over, as a member of a list those of its type. */
function listAttributes(node: TypeNode | undefined): [name: string, ObjectAttribute][] {
  if (node?.type === "inline") return listAttributes(nodes.get(node.name));
  return node?.type === "object" ? [...Object.entries(node.attributes), ...listAttributes(node.rest)] : [];
}

/** A line for each, so that a change is seen as the lines that it concerns. */
function writeLines(list: Record<string, Shape>): string {
  const lines = Object.entries(list).map(
    ([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shape)},\n`,
  );
  return `{\n${lines.join("")}}`;
}
