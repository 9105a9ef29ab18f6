import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../../stack/settings.ts";

const named = z.looseObject({
  _type: z.string(),
  agencyName: z.string().optional(),
  ownerName: z.string().optional(),
  locality: z.string().optional(),
  client: z.string().optional(),
  who: z.string().optional(),
  company: z.string().optional(),
});

/** What would give the demo agency away: names of its own, its clients and its town, as its documents have them. */
function listWords(): string[] {
  const documents = globSync("content/documents/**/*.json", { cwd: root }).map((path) =>
    named.parse(JSON.parse(readFileSync(join(root, path), "utf8"))),
  );
  const names = documents.flatMap(({ agencyName, ownerName, locality, client, who, company }) =>
    [agencyName, ownerName, locality, client, who, company].filter((name) => name !== undefined),
  );
  const addresses = names.map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ""));
  return [...new Set([...names, ...addresses, "Durham", "Whitby", "8-ball", "billiard"])];
}

/** The demo's own colours, those apart that everybody has, and those of the agency that is looked at. */
export function listColours(own: string): string[] {
  const common = ["#ffffff", "#000000", ...coloursIn(own)];
  const shipped = coloursIn(readFileSync(join(root, "schemas", "brand.json"), "utf8"));
  return [...new Set(shipped)].filter((colour) => !common.includes(colour));
}

function coloursIn(text: string): string[] {
  return text.match(/#[0-9a-f]{6}\b/g) ?? [];
}

const words = listWords();

/** The words and colours of the demo in a text, each once. */
export function findTraces(text: string, colours: string[]): string[] {
  const lower = text.toLowerCase();
  const isWord = (word: string) =>
    new RegExp(
      `(?<![\\p{L}])${word.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}(?![\\p{L}])`,
      "u",
    );
  return [
    ...words.filter((word) => isWord(word).test(lower)),
    ...colours.filter((each) => lower.includes(each)),
  ];
}
