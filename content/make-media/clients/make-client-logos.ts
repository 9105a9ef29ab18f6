import { writeFileSync } from "node:fs";
import { mediaFile } from "../stage/folders.ts";
import { type Lockup, lockup } from "../stage/lockup.ts";
import { saas } from "./saas.ts";
import { serviceBased } from "./service-based.ts";
import { socialMedia } from "./social-media.ts";
import { travel } from "./travel.ts";

const folders: Record<string, Lockup[]> = {
  "service-based": serviceBased,
  saas,
  "social-media": socialMedia,
  travel,
};

/** Colours are mid-tones, so that every client logo reads on light and on dark paper. */
export async function makeClientLogos(): Promise<void> {
  const names: Record<string, string> = {};
  for (const [folder, logos] of Object.entries(folders)) {
    for (const [index, logo] of logos.entries()) {
      const name = `${folder}/logo-${index + 1}`;
      names[name] = logo.name;
      writeFileSync(mediaFile(`industries/${name}.svg`), lockup(logo));
    }
  }
  writeFileSync(mediaFile("industries/names.json"), `${JSON.stringify(names, null, 2)}\n`);
}
