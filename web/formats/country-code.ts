import { languages } from "schemas/languages.ts";

/** What people write for a country that `Intl` names otherwise. */
const alsoKnown: Record<string, string> = {
  usa: "US",
  "united states of america": "US",
  "great britain": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  holland: "NL",
  "the netherlands": "NL",
};

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Former codes mean another one today, and some are no country's.
  .filter((code) => today(code) === code && !/^(?:EU|EZ|UN|ZZ|Q[M-Z]|X[A-JL-Z])$/.test(code));

const known = new Map<string, Map<string, string>>();

/**
 * The two letters (ISO 3166-1) of a country that is named by them, or by its name in a language of the product's or the site's own;
 * nothing of any other text.
 */
export function countryCode(country: string | null | undefined, locale = "en"): string | undefined {
  const name = plain(country ?? "");
  if (/^[a-z]{2}$/.test(name)) {
    const code = today(name.toUpperCase());
    return [...namesIn("en").values()].includes(code) ? code : undefined;
  }
  if (Object.hasOwn(alsoKnown, name)) return alsoKnown[name];
  for (const language of new Set([locale, ...languages])) {
    const code = namesIn(language).get(name);
    if (code) return code;
  }
}

function namesIn(language: string): Map<string, string> {
  const found = known.get(language);
  if (found) return found;
  const names = new Map<string, string>();
  for (const style of ["short", "long"] as const) {
    const display = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name) names.set(plain(name), code);
    }
  }
  known.set(language, names);
  return names;
}

function today(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

function plain(name: string): string {
  return name.normalize("NFKC").replaceAll(".", "").replaceAll("’", "'").trim().toLowerCase();
}
