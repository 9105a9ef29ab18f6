import "server-only";
import { defaultRegion } from "schemas/default-region.ts";
import { getSiteSettings } from "./site-settings.ts";

/** What the agency is paid in, three letters. Throws an Error when the site settings cannot be read. */
export async function getCurrency(): Promise<string> {
  return (await getSiteSettings())?.currency || defaultRegion.currency;
}
