import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "..");

/** What `npm run setup` has written for an agency: taken before what is shipped, and never part of an update. */
export function ownFolder(): string {
  return resolve(root, process.env.OWN_DIR || "own");
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const scheme = z.record(z.string(), colour);

const brandShape = z.object({
  /** Where no content says it: the Studio, the mails of the embedded backend, what the terminal prints. */
  name: z.string().min(1).max(60),
  /** The embedded backend's mails come from there; hosted ones from where their service says. */
  sender: z.email(),
  /** What a new instance begins with: the demo agency's content and people, or placeholders and nobody. */
  edition: z.enum(["demo", "empty"]),
  /** What new settings begin with, and what holds where they cannot be read. */
  region: z.object({ locale: z.string(), currency: z.string(), timeZone: z.string() }),
  theme: z.enum(["table", "plain", "tiles"]),
  /** What the Stripe emulator adds to a price. */
  tax: z.object({ name: z.string().min(1).max(30), percent: z.number().min(0).max(50) }),
  colours: z.object({ light: scheme, dark: scheme }),
  /** The accent from light to dark, in the Studio's eleven steps. */
  shades: scheme,
});

export type Brand = z.infer<typeof brandShape>;
export type Colours = Brand["colours"];

/** The path of a file or folder in there, or of the shipped one where there is none. */
export function preferOwn(name: string, shipped: string): string {
  const path = join(ownFolder(), name);
  return existsSync(path) ? path : join(root, shipped);
}

/** Who the agency is, where no content says it. Throws an Error that names the file when it is damaged. */
export function readBrand(): Brand {
  const path = preferOwn("brand.json", "schemas/brand.json");
  try {
    return brandShape.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`${path} is not as npm run setup writes it`, { cause });
  }
}
