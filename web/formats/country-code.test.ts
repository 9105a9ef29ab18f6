import { expect, test } from "vitest";
import { countryCode } from "./country-code.ts";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
/** The countries of ISO 3166-1, as the names of ICU have them. */
const countries = pairs.filter((code) => {
  const name = new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
  const isToday = new Intl.Locale(`und-${code}`).region === code;
  return name && isToday && !["EU", "EZ", "UN", "ZZ", "QO", "XA", "XB"].includes(code);
});

test.each(["en", "de"])("every country is known by its name and its two letters, %s", (language) => {
  expect(countries.length).toBeGreaterThan(240);
  const names = new Intl.DisplayNames(language, { type: "region" });
  for (const code of countries) {
    const name = names.of(code) ?? "";
    // Capitals of ß and of dotted letters are others.
    for (const written of [name, ` ${name.toUpperCase()} `, code, code.toLowerCase()])
      if (written.trim().toLowerCase() === name.toLowerCase() || written.length === 2)
        expect(countryCode(written), written).toBe(code);
  }
});

test("it is known in the language of the site, and by what people say", () => {
  for (const [written, locale, code] of [
    ["España", "es-ES", "ES"],
    ["Österreich", "de-AT", "AT"],
    ["Nederland", "nl-NL", "NL"],
    ["UK", "en-GB", "GB"],
    ["U.S.A.", "en-US", "US"],
    ["USA", "de-DE", "US"],
    ["England", "en-GB", "GB"],
  ] as const)
    expect(countryCode(written, locale), written).toBe(code);
});

test("what is no country stays unnamed, however it is written", () => {
  const noCodes = pairs.filter(
    (code) =>
      !new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) &&
      // A former code, or what people write for one, is another today.
      new Intl.Locale(`und-${code}`).region === code,
  );
  for (const text of [
    ...noCodes,
    "",
    " ",
    "Any Region",
    "toString",
    "__proto__",
    "constructor",
    "<b>",
    "ZZ",
    "EU",
    "12",
    null,
    undefined,
  ])
    expect(countryCode(text), String(text)).toBeUndefined();
});
