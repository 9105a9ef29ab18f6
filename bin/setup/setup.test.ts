import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { demoWords } from "../lint/find-demo-words.ts";
import { answers } from "../verify/second-agency/nordlicht.ts";
import { checkAnswers, findFault } from "./answers.ts";
import { currencyOf } from "./currency-of.ts";
import { describeLanguage } from "./describe-language.ts";
import { makeFiles } from "./make-files.ts";
import { paletteOf } from "./palette.ts";
import { planChanges, printChanges } from "./plan-changes.ts";
import { readAnswers } from "./read-answers.ts";
import { readLogo } from "./read-logo.ts";
import { writeColours } from "./write-colours.ts";

/** Without services: what setup makes of them has tests of its own. */
const nordlicht = { ...answers, colour: "#0b5cad", services: "" };

const folder = mkdtempSync(join(tmpdir(), "setup-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer): string {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  return target;
}

test("what was answered stands in the settings, the brand and the region, and nobody else's words do", async () => {
  const files = await makeFiles(checkAnswers(nordlicht), undefined);
  expect(JSON.parse(String(files["documents/siteSettings.json"]))).toMatchObject({
    agencyName: "Nordlicht",
    ownerName: "Jette Petersen",
    locality: "Kiel",
    country: "Deutschland",
    timeZone: "Europe/Berlin",
    locale: "de-DE",
    currency: "EUR",
  });
  expect(JSON.parse(String(files["brand.json"]))).toMatchObject({
    name: "Nordlicht",
    sender: "moin@nordlicht.example",
    edition: "empty",
    tax: { name: "MwSt.", percent: 19 },
  });
  expect(files["colours.css"]).toContain("--accent: light-dark(#0b5cad,");
  const texts = Object.values(files).filter((file) => typeof file === "string");
  const words = demoWords.join("|").replaceAll(" ", ".?");
  expect(texts.join()).not.toMatch(new RegExp(`${words}|8-ball`, "i"));
});

test("run again with the same answers it changes nothing, with others it shows the lines", async () => {
  const before = await makeFiles(checkAnswers(nordlicht), undefined);
  for (const [path, content] of Object.entries(before)) write(`own/${path}`, content);
  expect(planChanges(join(folder, "own"), await makeFiles(checkAnswers(nordlicht), undefined))).toEqual([]);

  const after = await makeFiles(checkAnswers({ ...nordlicht, town: "Lübeck" }), undefined);
  expect(printChanges("own", planChanges(join(folder, "own"), after))).toBe(
    [
      "  changed own/answers.json",
      '            - "town": "Kiel",',
      '            + "town": "Lübeck",',
      "  changed own/documents/siteSettings.json",
      '            - "locality": "Kiel",',
      '            + "locality": "Lübeck",',
    ].join("\n"),
  );
});

test.each([1, 3, 6, 8])(
  "%i services get pages, cards and a home page that has them, at addresses with the town",
  async (count) => {
    const names = Array.from({ length: count }, (_, place) => `Angebot ${place + 1}`);
    const files = await makeFiles(
      checkAnswers({ ...nordlicht, town: "Köln", services: names.join(", ") }),
      undefined,
    );
    const addresses = names.map((_, place) => `angebot-${place + 1}-koeln`);
    const read = (id: string) => JSON.parse(String(files[`documents/${id}.json`]));
    expect(read("homePage").partner.cards.map(({ _ref }: { _ref: string }) => _ref)).toEqual(
      addresses.map((address) => `serviceCard-${address}`),
    );
    expect(read("homePage").hero).toBeDefined();
    for (const [place, address] of addresses.entries()) {
      expect(read(`servicePage-${address}`)).toMatchObject({
        title: `Angebot ${place + 1} in Köln`,
        shortTitle: `Angebot ${place + 1}`,
        slug: { current: address },
      });
      expect(read(`serviceCard-${address}`).page._ref).toBe(`servicePage-${address}`);
    }
  },
);

test("without services, and beside the demo agency's, setup writes none", async () => {
  for (const given of [{}, { edition: "demo", services: "Websites" }]) {
    const files = await makeFiles(checkAnswers({ ...nordlicht, ...given }), undefined);
    expect(Object.keys(files).filter((path) => /service|homePage/.test(path))).toEqual([]);
  }
});

test.each(["", "Websites", "Websites,Pflege ,  Läden", "a,b,c,d,e,f,g,h"])("%j are services", (written) => {
  expect(findFault("services", written)).toBeUndefined();
});

test.each(["Websites, websites", "a,b,c,d,e,f,g,h,i", "!!!", "Eine Leistung mit langem Namen"])(
  "%j are none",
  (written) => {
    expect(findFault("services", written)).toMatch(/^is not up to eight/);
  },
);

test("who was set up before there were looks keeps every colour until the new one is asked for", async () => {
  const before = readAnswers(["--yes"], nordlicht).known;
  const kept = await makeFiles(checkAnswers(before), undefined);
  expect(kept["answers.json"]).not.toContain("look");
  expect(kept["colours.css"]).toBe(writeColours(paletteOf(nordlicht.colour, "first")));

  const asked = readAnswers(["--yes", "--look", "new"], nordlicht).known;
  const files = await makeFiles(checkAnswers(asked), undefined);
  expect(files["colours.css"]).toBe(writeColours(paletteOf(nordlicht.colour, "second")));
  const stored = JSON.parse(String(files["answers.json"]));
  expect(readAnswers(["--yes"], stored).known.look).toBe("second");

  const fresh = readAnswers(["--yes", "--file", write("fresh.json", JSON.stringify(nordlicht))], {}).known;
  expect(checkAnswers(fresh).look).toBe("second");
  expect(() => checkAnswers({ ...nordlicht, look: "nice" })).toThrow("--look is not new");
});

test("flags count before a file, and a file before what was answered the last time", () => {
  const file = write("answers.json", JSON.stringify({ town: "Flensburg", "tax-rate": 7 }));
  const { known } = readAnswers(["--yes", "--file", file, "--town", "Husum", "--demo"], nordlicht);
  expect(checkAnswers(known)).toMatchObject({
    town: "Husum",
    "tax-rate": 7,
    edition: "demo",
    name: "Nordlicht",
  });
});

test("every wrong answer is named at once, and nothing is written", () => {
  const wrong = { ...nordlicht, email: "moin", "time-zone": "Kiel", colour: "blue", person: undefined };
  expect(() => checkAnswers(wrong)).toThrow(
    [
      "Nothing was written:",
      "  --person is missing",
      "  --email is no email address",
      "  --time-zone is no time zone; write it as Continent/City",
      "  --colour is not # and six digits or letters a to f",
    ].join("\n"),
  );
});

test.each([
  ["colour", "3F51B5", "#3f51b5"],
  ["tax-rate", "19 %", 19],
  ["tax-rate", "19,5", 19.5],
  ["tax-rate", "8.25%", 8.25],
] as const)("a %s may be written %s", (question, written, meant) => {
  expect(findFault(question, written)).toBeUndefined();
  expect(checkAnswers({ ...nordlicht, [question]: written })[question]).toBe(meant);
});

test.each(["MwSt. 19", "VAT %"])("%s is no name of a tax", (name) => {
  expect(findFault("tax-name", name)).toBe("has a figure or % in it; the rate is asked next");
});

test.each(["", "nineteen", "1,9,5"])("%j is no rate", (rate) => {
  expect(findFault("tax-rate", rate)).toBe("is no number");
});

test("of the currencies the country's own is proposed, where it is known", () => {
  expect(["de-DE", "fr-CA", "de-CH", "ja-JP", undefined].map(currencyOf)).toEqual([
    "EUR",
    "CAD",
    "CHF",
    "",
    "",
  ]);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test.each([
  ["has a script in it", svg("<script>alert(1)</script>")],
  ["has a script in it", svg('<rect onload="alert(1)"/>')],
  ["loads something from elsewhere", svg('<image href="https://elsewhere.example/a.png"/>')],
  ["loads something from elsewhere", svg("<style>rect{fill:url(//elsewhere.example/a)}</style>")],
  ["is no SVG", "hello"],
  ["has 200 KB; 200 are enough", svg(" ".repeat(200_000))],
])("a logo that %s is refused", async (fault, text) => {
  await expect(readLogo(write("logo.svg", text))).rejects.toThrow(fault);
});

test("a logo with gradients of its own is taken, and shown in header and brand kit", async () => {
  const gradient = '<linearGradient id="a"><stop stop-color="#ff0000"/></linearGradient>';
  const path = write("fine.svg", svg(`${gradient}<rect fill="url(#a)" width="10" height="10"/>`));
  const files = await makeFiles(checkAnswers(nordlicht), await readLogo(path));
  const settings = JSON.parse(String(files["documents/siteSettings.json"]));
  expect(settings.logo).toMatchObject({ _sanityAsset: "image@file://./media/own/logo.svg" });
  expect(files["media/own/logo.svg"]).toBeDefined();
  expect(String(files["documents/brandKit.json"])).toContain("media/own/logo.png");
});

test.each([
  ["en-NZ", []],
  ["de-AT", []],
  ["fr-FR", ["in French", "as France has them (23 November 2026)"]],
  ["pt-BR", ["in Portuguese", "as Brazil has them"]],
])("setup says of %s what its words will be", (locale, said) => {
  const remarks = describeLanguage(locale).join(" ");
  expect(remarks === "").toBe(said.length === 0);
  for (const words of said) expect(remarks).toContain(words);
});
