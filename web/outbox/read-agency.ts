import "server-only";
import { localeOf } from "schemas/locale-of.ts";
import type { Agency } from "#email/send-mail.ts";
import { env } from "#env.ts";
import { getPromises } from "#site/promises.ts";
import { getSiteSettings } from "#site/site-settings.ts";

const agencyMs = 60_000;
let known: { agency: Agency; readAt: number } | undefined;

/** Asked for once a minute; when the content service is away, the last known answer is good enough. */
export async function readAgency(): Promise<Agency> {
  if (known && Date.now() - known.readAt < agencyMs) return known.agency;
  try {
    const [settings, promises] = await Promise.all([getSiteSettings(), getPromises()]);
    if (!settings?.contactEmail) throw new Error("The site settings have no contact email");
    const agency = {
      name: settings.agencyName ?? "",
      email: settings.contactEmail,
      siteUrl: env.SITE_URL,
      locale: localeOf(settings),
      promises: {
        contactReceived: promises?.contactReceived ?? "",
        callReceived: promises?.callReceived ?? "",
        callConfirmed: promises?.callConfirmed ?? "",
        callWay: promises?.callWay ?? "",
      },
    };
    known = { agency, readAt: Date.now() };
  } catch (error) {
    if (!known) throw error;
  }
  return known.agency;
}
