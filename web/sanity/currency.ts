import "server-only";
import { defaultRegion } from "schemas/default-region.ts";
import { getSiteSettings } from "./site-settings.ts";

/** What the agency is paid in: three letters, since nothing else can be written. Throws an Error when the site settings cannot be read. */
export async function getCurrency(): Promise<string> {
  const currency = (await getSiteSettings())?.currency ?? "";
  return /^[A-Z]{3}$/.test(currency) ? currency : defaultRegion.currency;
}
