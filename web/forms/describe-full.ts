import "server-only";
import { getSiteSettings } from "#site/site-settings.ts";
import { fill } from "#texts/fill.ts";

/** What a form that takes no more for now says after its sentence of a failure: where to write instead; nothing where there is no address. */
export async function describeFull({ full }: { full: string }): Promise<string> {
  const settings = await getSiteSettings();
  return settings?.contactEmail ? fill(full, { address: settings.contactEmail }) : "";
}
