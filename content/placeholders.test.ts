import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placeholders } from "../schemas/placeholders.ts";

const words = join(import.meta.dirname, "../bin/setup/words");
const setup = readdirSync(words)
  .map((file) => readFileSync(join(words, file), "utf8"))
  .join("\n");
const folder = join(import.meta.dirname, "empty");
const homes = readdirSync(folder).map((language) => ({
  language,
  home: JSON.parse(readFileSync(join(folder, language, "home-page.json"), "utf8")),
}));

test.each(homes)("the placeholders of the $language home page are known as such", ({ home }) => {
  const { hero, partner, about, featuredWork, freeCall } = home;
  const body = about.body.map(({ children }: { children: { text: string }[] }) => children[0]?.text);
  const texts = [
    hero.headlineFirst,
    hero.headlineSecond,
    partner.intro,
    ...body,
    featuredWork.intro,
    freeCall.text,
  ];
  expect(placeholders).toEqual(expect.arrayContaining(texts));
});

test("so are the taglines of setup, and what it says of services", () => {
  const found = [...setup.matchAll(/(?:tagline|menu|outcome|card): "([^"]+)"/g)].map(([, text]) => text);
  expect(found).toHaveLength(4 * homes.length);
  expect(placeholders).toEqual(expect.arrayContaining(found));
});

test("every placeholder is still shipped", () => {
  const shipped = JSON.stringify(homes) + setup;
  expect(placeholders.filter((text) => !shipped.includes(text))).toEqual([]);
});
