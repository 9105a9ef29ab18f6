import sharp from "sharp";
import type { Brand } from "../../content/brand.ts";
import type { Answers } from "./answers.ts";
import { writeAuthMails } from "./auth-mails.ts";
import { findLowContrast } from "./contrast.ts";
import { makeDocuments } from "./documents.ts";
import { drawIcons } from "./icons.ts";
import { lookBefore } from "./look.ts";
import { writeLookPage } from "./look-page/write-look-page.ts";
import { chooseMark } from "./mark.ts";
import { paletteOf, shadesOf } from "./palette.ts";
import { writeColours } from "./write-colours.ts";
import { writeReadme } from "./write-readme.ts";

/** Everything that makes the product an agency's own, by its path in `own/`. The same answers give the same files. */
export async function makeFiles(
  answers: Answers,
  logo: Buffer | undefined,
): Promise<Record<string, string | Buffer>> {
  const colours = paletteOf(answers.colour, answers.look);
  const faults = findLowContrast(colours);
  if (faults.length > 0)
    throw new Error(`${answers.colour} gives colours that cannot be read:\n${faults.join("\n")}`);
  const { accent = "", "on-accent": onAccent = "", ink = "", paper = "" } = colours.light;
  const { fill = accent, "on-fill": onFill = onAccent } = colours.light;
  const mark = await chooseMark(answers.name, logo, fill, onFill);
  const icons = await drawIcons(mark);
  const brand = makeBrand(answers, colours);
  const documents = makeDocuments({ answers, accent, ink, paper, hasLogo: logo !== undefined });
  const region = brand.region;
  const mails = writeAuthMails(colours.light);
  return {
    "answers.json": json(keep(answers, logo !== undefined)),
    "brand.json": json(brand),
    "default-region.ts": `export const defaultRegion = ${JSON.stringify(region)} as const;\n`,
    "colours.css": writeColours(colours),
    ...Object.fromEntries(Object.entries(icons).map(([name, file]) => [`icons/${name}`, file])),
    ...Object.fromEntries([...mails].map(([path, html]) => [`templates/${path}`, html])),
    ...Object.fromEntries(documents.map((document) => [`documents/${document._id}.json`, json(document)])),
    ...(logo
      ? { "media/own/logo.svg": logo, "media/own/logo.png": await toPng(logo) }
      : { "media/own/mark.svg": icons["icon.svg"] ?? "", "media/own/mark.png": icons["512.png"] ?? "" }),
    "look.html": await writeLookPage(
      answers.name,
      colours,
      mails.get("confirmation.html") ?? "",
      answers.look,
    ),
    "README.md": writeReadme(answers),
  };
}

/** What the next run proposes; what was written before there were looks stays as it is. */
function keep({ look, ...answers }: Answers, hasLogo: boolean) {
  return { ...answers, logo: hasLogo ? "own/media/own/logo.svg" : "", ...(look !== lookBefore && { look }) };
}

function makeBrand(answers: Answers, colours: Brand["colours"]): Brand {
  return {
    name: answers.name,
    sender: answers.email,
    edition: answers.edition,
    theme: answers.look === lookBefore ? "plain" : "tiles",
    region: { locale: answers.locale, currency: answers.currency, timeZone: answers["time-zone"] },
    tax: { name: answers["tax-name"], percent: answers["tax-rate"] },
    colours,
    shades: shadesOf(answers.colour),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function toPng(logo: Buffer): Promise<Buffer> {
  return sharp(logo, { density: 600 })
    .resize({ width: 1200, height: 1200, fit: "inside" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
