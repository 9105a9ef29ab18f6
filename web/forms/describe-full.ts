import "server-only";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { fill } from "#texts/fill.ts";

/** What a form says that takes no more for now: where to write instead; its sentence of a failure where there is no address. */
export async function describeFull({ failed, full }: { failed: string; full: string }): Promise<string> {
  const settings = await getSiteSettings();
  return settings?.contactEmail ? fill(full, { address: settings.contactEmail }) : failed;
}
