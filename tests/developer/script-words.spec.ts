import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { addresses, stackEnvironment } from "../../bin/stack/test-settings.ts";
import * as de from "../../web/texts/de/de.ts";
import * as en from "../../web/texts/en/en.ts";
import { listSentences } from "../fixtures/find-english.ts";

const web = resolve(import.meta.dirname, "..", "..", "web");
const output = process.env.NEXT_DIST_DIR ?? stackEnvironment.NEXT_DIST_DIR ?? "";

function readScripts(directory: string): [name: string, text: string][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), "utf8")]);
}

test("no script holds a sentence of a catalogue, but for what is said when no server says anything", async () => {
  const page = await (await fetch(addresses.site)).text();
  const scripts = [
    ...readScripts(join(web, output, "static")),
    ...readScripts(join(web, "public", "built")),
    ...[...page.matchAll(/<script id="page-script"[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) => [
      "page",
      text,
    ]),
  ];
  expect(scripts.length).toBeGreaterThan(6);
  const sentences = listSentences(en.errors, de.errors);
  expect(sentences.size).toBeGreaterThan(1000);
  const found = scripts.flatMap(([name, text = ""]) =>
    [...sentences].filter((sentence) => text.includes(sentence)).map((sentence) => `${name}: ${sentence}`),
  );
  expect(found).toEqual([]);
});
