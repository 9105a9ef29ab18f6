import "server-only";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";

/** What a form says that takes no more for now: its sentence of a failure, and where to write instead, where there is an address. */
export async function describeFull(failed: string): Promise<string> {
  const [settings, { forms }] = await Promise.all([getSiteSettings(), getTexts()]);
  return settings?.contactEmail ? forms.full(failed, settings.contactEmail) : failed;
}
