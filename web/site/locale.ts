import "server-only";
import { localeOf } from "schemas/locale-of.ts";
import { getSiteSettings } from "./site-settings.ts";

/** The language and country that the site is written for, like en-CA. It never fails: a page in the default's is better than none. */
export async function getLocale(): Promise<string> {
  return localeOf(await getSiteSettings().catch(() => null));
}
