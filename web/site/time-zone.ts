import "server-only";
import { defaultRegion } from "schemas/default-region.ts";
import { getSiteSettings } from "./site-settings.ts";

/** The agency's time zone, an IANA name. Throws an Error when the site settings cannot be read. */
export async function getTimeZone(): Promise<string> {
  const settings = await getSiteSettings();
  return settings?.timeZone || defaultRegion.timeZone;
}
