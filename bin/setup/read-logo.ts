import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";

const largest = 200_000;

/** The drawing that an answer names. Throws an Error that says why a file will not do: it is shown to every visitor. */
export async function readLogo(path: string): Promise<Buffer | undefined> {
  const fault = await findLogoFault(path);
  if (fault) throw new Error(`Nothing was written: the logo ${path} ${fault}.`);
  return path ? readFileSync(path) : undefined;
}

/** Why a file will not do, as the end of a sentence; nothing where it will, or where none is named. */
export async function findLogoFault(path: string): Promise<string | undefined> {
  if (!path) return;
  if (!existsSync(path)) return "is not there";
  const logo = readFileSync(path);
  if (logo.length > largest) return `has ${Math.round(logo.length / 1000)} KB; ${largest / 1000} are enough`;
  const text = logo.toString("utf8");
  if (/<script|\son\w+\s*=|<foreignObject|javascript:|<!ENTITY/i.test(text)) return "has a script in it";
  if (/(?:href|src)\s*=\s*["'](?!\s*(?:#|data:image\/))/i.test(text) || /url\((?!\s*["']?#)/i.test(text))
    return "loads something from elsewhere";
  const { format } = await sharp(logo)
    .metadata()
    .catch(() => ({ format: undefined }));
  return format === "svg" ? undefined : "is no SVG";
}
