import "server-only";
import { getSiteSettings } from "./site-settings.ts";

/** The agency's time zone, an IANA name. Throws an Error when the site settings name none, or cannot be read. */
export async function getTimeZone(): Promise<string> {
  const settings = await getSiteSettings();
  if (!settings?.timeZone) throw new Error("Set the time zone in the Studio: Site settings, Place and time");
  return settings.timeZone;
}
