import "server-only";
import { getSiteSettings } from "./site-settings.ts";

/** “Page | Agency”, for every page that does not say its whole title. */
export async function titleTemplate(): Promise<{ default: string; template: string }> {
  const name = (await getSiteSettings())?.agencyName ?? "";
  return { default: name, template: name ? `%s | ${name}` : "%s" };
}
