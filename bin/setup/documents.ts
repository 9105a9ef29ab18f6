import type { EditionDocument } from "../../content/read-documents.ts";
import type { Answers } from "./answers.ts";
import { lookBefore } from "./look.ts";
import { makeServices } from "./services.ts";
import { wordsOf } from "./words/words-of.ts";

type Pieces = { answers: Answers; accent: string; ink: string; paper: string; hasLogo: boolean };

/** The site settings and the brand kit that the answers say all of, and the services to begin with; the rest is written in the Studio. */
export function makeDocuments(pieces: Pieces): EditionDocument[] {
  return [makeSettings(pieces), makeBrandKit(pieces), ...makeServices(pieces.answers)];
}

function makeSettings({ answers, hasLogo }: Pieces): EditionDocument {
  const { name, person, email, town, region, locale, currency } = answers;
  return {
    _id: "siteSettings",
    _type: "siteSettings",
    agencyName: name,
    ownerName: person,
    tagline: wordsOf(locale).tagline,
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
  const say = wordsOf(locale);
  const colours = [
    { name: say.colour, hex: colour, usage: say.colourUse },
    ...(accent === colour
      ? []
      : [
          {
            name: say.accent,
            hex: accent,
            usage: answers.look === lookBefore ? say.accentUse : say.wordsUse,
          },
        ]),
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
