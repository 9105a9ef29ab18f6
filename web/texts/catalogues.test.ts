import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as de from "./de/de.ts";
import * as en from "./en/en.ts";
import { fill } from "./fill.ts";
import { textsOf } from "./texts-of.ts";

/** Names, brands and words that German has as well. */
const same = new Set([
  "Supabase",
  "Sanity",
  "Stripe",
  "Stripe Tax",
  "Google Analytics",
  "YouTube",
  "",
  " in {place}",
  "404",
  "SHA-256",
  "Feedback",
  "Portal",
  "Status",
  "Website",
  "Version",
]);

type Entry = [path: string, value: unknown];

function entriesOf(texts: unknown, path: string): Entry[] {
  if (typeof texts !== "object" || texts === null) return [[path, texts]];
  return Object.entries(texts).flatMap(([name, value]) => entriesOf(value, path ? `${path}.${name}` : name));
}

const english = entriesOf(en, "");
const german = new Map(entriesOf(de, ""));

test("both catalogues hold the same entries, of the same kind", () => {
  const kinds = (entries: Iterable<Entry>) => [...entries].map(([path, value]) => `${path}: ${typeof value}`);
  expect(kinds(german).sort()).toEqual(kinds(english).sort());
});

test("no German text is the English one, names and what both languages share apart", () => {
  const left = english.filter(([path, text]) => typeof text === "string" && german.get(path) === text);
  expect(left.filter(([, text]) => !same.has(String(text)) && !isFrame(String(text)))).toEqual([]);
});

/** A sentence of nothing but places and signs. */
function isFrame(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/\{\w+\}/g, ""));
}

test("what names a control for those who hear it has the words that others see on it", () => {
  const marks = /[^\p{L}\p{N}]+/gu;
  const wordsOf = (text: unknown) => String(text).toLowerCase().replaceAll(marks, " ").trim();
  const named = [new Map(english), german].flatMap((texts) =>
    [...texts].flatMap(([path, name]) => {
      const seen = texts.get(path.replace(/(Of|Named)$/, ""));
      // What a receipt says beside its word “Project” names nothing that is pressed.
      const isName = typeof name === "function" && path !== "decisions.receipt.projectOf";
      return isName && typeof seen === "string" ? [{ path, seen, name: String(name("A", "B")) }] : [];
    }),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ seen, name }) => !wordsOf(name).includes(wordsOf(seen)))).toEqual([]);
});

test("a German sentence has the places of the English one", () => {
  const placesOf = (text: unknown) =>
    typeof text === "string" ? [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort() : [];
  const others = english.filter(
    ([path, text]) => String(placesOf(text)) !== String(placesOf(german.get(path))),
  );
  expect(others.map(([path, text]) => [path, text, german.get(path)])).toEqual([]);
});

test("a sentence with names in it differs between the languages as well", () => {
  const written = (sentence: unknown) => {
    if (typeof sentence !== "function") return "";
    const given = Array.from({ length: sentence.length }, (_, place) => place + 2);
    try {
      return String(sentence(...given));
    } catch {
      return "";
    }
  };
  const left = english.filter(([path, sentence]) => {
    const text = written(sentence);
    return (
      text !== "" &&
      /\p{L}{3}/u.test(text) &&
      !text.includes("undefined") &&
      text === written(german.get(path))
    );
  });
  expect(left.map(([path]) => path)).toEqual([]);
});

test("the German of the agency suits one person as well as several", () => {
  // What the client agrees to is said by the client's company.
  const said = [...german].filter(([path]) => !path.startsWith("endorsement.wording."));
  const asSeveral = /\b(wir|unser\w*)\b|\b(?<!unter )uns\b/i;
  expect(said.filter(([, text]) => asSeveral.test(String(text)))).toEqual([]);
});

/** Whatever a text asks of it, it is a name that ends in a full stop. */
const dotted: unknown = new Proxy(() => dotted, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => "Mill & Sons Ltd." : key === "length" ? 0 : dotted),
});

test.each([
  ["English", english],
  ["German", [...german]],
])("no %s text has two full stops where a name ends in one", (_, entries) => {
  const written = entries.flatMap(([path, text]): Entry[] => {
    if (typeof text === "function")
      return [[path, String(text(...Array.from({ length: text.length }, () => dotted)))]];
    return [[path, fill(String(text), new Proxy({}, { get: () => "Mill & Sons Ltd." }))]];
  });
  expect(written.filter(([, text]) => String(text).includes("Ltd.")).length).toBeGreaterThan(100);
  expect(written.filter(([, text]) => /(?<!\.)\.\.(?!\.)/.test(String(text)))).toEqual([]);
});

test.each([
  ["de-DE", de],
  ["de", de],
  ["en-CA", en],
  ["fr-CA", en],
  ["toString", en],
])("%s is written in its language's catalogue, or in English", (locale, texts) => {
  expect(textsOf(locale) === texts).toBe(true);
});

/** The specification's own sentences, as it has them. */
const spokenBySpecification = [
  "Hey, I’m {name}!",
  "Your message has been sent successfully. We'll get back to you soon!",
  "Thanks! We'll be in touch to confirm a time.",
  "Rate us on Google",
  "Contact Me",
];

const voices = {
  en: /\b(?:I|me|my|mine|myself|we|us|ours?|ourselves)\b/i,
  de: /\b(?:ich|mich|mir|mein\w*|wir|uns|unser\w*)\b/i,
};

test.each([
  ["English", en, voices.en],
  ["German", de, voices.de],
])("no %s text speaks as I or we, but for the specification's own sentences", (_, texts, voice) => {
  const spoken = entriesOf(texts, "").flatMap(([path, text]) => {
    const written = typeof text === "function" ? writeOut(text) : String(text);
    return voice.test(written) ? [[path, written] as const] : [];
  });
  const isAllowed = (path: string) => spokenBySpecification.includes(readEnglish(path));
  expect(spoken.filter(([path]) => !isAllowed(path))).toEqual([]);
  expect(
    spokenBySpecification.filter((text) => !english.some(([path]) => readEnglish(path) === text)),
  ).toEqual([]);
});

/** One agency is one person, the next is twenty: its first words must fit both. */
test.each(["en", "de"] as const)("no text of the empty edition in %s speaks as I or we", (language) => {
  const folder = new URL(`../../content/empty/${language}/`, import.meta.url);
  const spoken = readdirSync(folder).flatMap((file) =>
    entriesOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")), "").flatMap(([path, text]) =>
      typeof text === "string" && voices[language].test(text) ? [`${file} ${path}: ${text}`] : [],
    ),
  );
  // A heading of the specification.
  expect(spoken.filter((line) => !line.endsWith(": Recent Industries We Touched"))).toEqual([]);
});

function readEnglish(path: string): string {
  const [, text] = english.find(([each]) => each === path) ?? [];
  return typeof text === "function" ? writeOut(text) : String(text);
}

/** A sentence with `{name}` for each of its values. */
function writeOut(sentence: unknown): string {
  if (typeof sentence !== "function") return "";
  try {
    return String(sentence(...Array.from({ length: sentence.length }, () => "{name}")));
  } catch {
    return "";
  }
}
