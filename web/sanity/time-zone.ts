import "server-only";
import { getSiteSettings } from "./site-settings.ts";

/** The agency's time zone, an IANA name. Throws an Error when it was never read and cannot be. */
export async function getTimeZone(): Promise<string> {
  const settings = await getSiteSettings();
  return settings?.timeZone || "America/Toronto";
}
