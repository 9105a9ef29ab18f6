import { readFileSync } from "node:fs";
import { join } from "node:path";
import getSlug from "speakingurl";
import type { EditionDocument } from "../../content/read-documents.ts";
import { languageOf } from "../../schemas/languages.ts";
import type { Answers } from "./answers.ts";
import { wordsOf } from "./words/words-of.ts";

/** The names as they were written, with commas between them. */
export function listServices(written: string): string[] {
  return written
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The end of a web address, as the Studio's own button makes it: `websites-kiel`. Empty where there are no letters to make it of. */
export function addressOf(...words: string[]): string {
  return getSlug(words.join(" "));
}

/**
 * A page and a card for each service, with words that only say what to write, and a home page that has the cards; nothing where the demo
 * agency's content is wanted, which has services of its own.
 */
export function makeServices({ services, town, edition, locale }: Answers): EditionDocument[] {
  const names = listServices(services);
  if (edition !== "empty" || names.length === 0) return [];
  const say = wordsOf(locale).service;
  const each = names.map((name) => ({ name, address: addressOf(name, town) }));
  const contact = { _type: "link", label: say.contact, href: "/contact" };
  return [
    ...each.flatMap(({ name, address }) => [
      {
        _id: `servicePage-${address}`,
        _type: "servicePage",
        title: say.title(name, town),
        shortTitle: name,
        slug: { _type: "slug", current: address },
        menuSubtitle: say.menu,
        outcome: say.outcome,
        callsToAction: [{ ...contact, _key: "contact" }],
        serviceArea: [town],
      },
      {
        _id: `serviceCard-${address}`,
        _type: "serviceCard",
        title: say.title(name, town),
        shortTitle: name,
        description: say.card,
        page: { _type: "reference", _ref: `servicePage-${address}`, _weak: true },
        linkLabel: say.more,
      },
    ]),
    addCards(
      languageOf(locale),
      each.map(({ address }) => `serviceCard-${address}`),
    ),
  ];
}

function addCards(language: string, ids: string[]): EditionDocument {
  const path = join(import.meta.dirname, "../../content/empty", language, "home-page.json");
  const home = JSON.parse(readFileSync(path, "utf8"));
  const cards = ids.map((_ref) => ({ _type: "reference", _key: _ref, _ref }));
  return { ...home, partner: { ...home.partner, cards } };
}
