import type { EditionDocument } from "../../content/read-documents.ts";
import type { Answers } from "./answers.ts";

type Pieces = { answers: Answers; accent: string; ink: string; paper: string; hasLogo: boolean };

/** The site settings and the brand kit that the answers say all of; the rest is written in the Studio. */
export function makeDocuments(pieces: Pieces): EditionDocument[] {
  return [makeSettings(pieces), makeBrandKit(pieces)];
}

function makeSettings({ answers, hasLogo }: Pieces): EditionDocument {
  const { name, person, email, town, region, locale, currency } = answers;
  return {
    _id: "siteSettings",
    _type: "siteSettings",
    agencyName: name,
    ownerName: person,
    tagline: words(locale).tagline,
    ...(hasLogo && { logo: picture("image@file://./media/own/logo.svg", name) }),
    contactEmail: email,
    locality: town,
    region,
    country: nameCountry(locale),
    timeZone: answers["time-zone"],
    locale,
    currency,
  };
}

function makeBrandKit({ answers, accent, ink, paper, hasLogo }: Pieces): EditionDocument {
  const { name, locale, colour } = answers;
  const say = words(locale);
  const colours = [
    { name: say.colour, hex: colour, usage: say.colourUse },
    ...(accent === colour ? [] : [{ name: say.accent, hex: accent, usage: say.accentUse }]),
    { name: say.ink, hex: ink, usage: say.inkUse },
    { name: say.paper, hex: paper, usage: say.paperUse },
  ];
  const variant = (key: string, background: string) => ({
    _type: "brandLogo",
    _key: key,
    name: background === "light" ? say.logo : say.logoOnDark,
    background,
    svg: { _type: "file", _sanityAsset: `file@file://./media/own/${key}.svg` },
    png: picture(`image@file://./media/own/${key}.png`, name),
  });
  return {
    _id: "brandKit",
    _type: "brandKit",
    intro: say.intro(name),
    logos: hasLogo ? [variant("logo", "light")] : [variant("mark", "light")],
    colors: colours.map((each, index) => ({ _type: "brandColor", _key: `colour-${index + 1}`, ...each })),
    typefaces: [{ _type: "typeface", _key: "inter", name: "Inter", role: say.type, sample: say.sample }],
    clearSpace: say.clearSpace,
    minimumSize: say.minimumSize,
    boilerplate: say.boilerplate,
  };
}

function picture(media: string, alt: string) {
  return { _type: "picture", _sanityAsset: media, alt };
}

/** The country in its own language: “Deutschland” for de-DE. */
function nameCountry(locale: string): string {
  const [, country = ""] = locale.split("-");
  return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
}

function words(locale: string): Words {
  return locale.startsWith("de") ? german : english;
}

const english = {
  tagline: "Write in one line what you do, and for whom.",
  intro: (name: string) => `The logo, the colours and the words of ${name}, to use beside your own.`,
  logo: "Logo",
  logoOnDark: "Logo on dark",
  colour: "Our colour",
  colourUse: "Wherever we are recognised.",
  accent: "Our colour for text",
  accentUse: "Links and buttons, where our colour itself could not be read.",
  ink: "Ink",
  inkUse: "Text on light backgrounds.",
  paper: "Paper",
  paperUse: "The page itself.",
  type: "Headings and running text",
  sample: "Write a sentence that sounds like you.",
  clearSpace: "Half the height of the logo on every side.",
  minimumSize: "24 pixels, or 8 mm in print.",
  boilerplate: "Write the paragraph that others may paste into an article or a programme.",
};

type Words = typeof english;

const german: Words = {
  tagline: "Schreiben Sie in einer Zeile, was Sie machen und für wen.",
  intro: (name) => `Logo, Farben und Texte von ${name}, wenn Sie über uns schreiben.`,
  logo: "Logo",
  logoOnDark: "Logo auf Dunkel",
  colour: "Unsere Farbe",
  colourUse: "Überall, wo man uns erkennen soll.",
  accent: "Unsere Farbe für Text",
  accentUse: "Links und Schaltflächen, wo unsere Farbe selbst nicht lesbar wäre.",
  ink: "Schrift",
  inkUse: "Text auf hellem Grund.",
  paper: "Papier",
  paperUse: "Die Seite selbst.",
  type: "Überschriften und Fließtext",
  sample: "Schreiben Sie einen Satz, der nach Ihnen klingt.",
  clearSpace: "Auf jeder Seite die halbe Höhe des Logos.",
  minimumSize: "24 Pixel, im Druck 8 mm.",
  boilerplate: "Schreiben Sie den Absatz, den andere in einen Artikel oder ein Programm übernehmen dürfen.",
};
