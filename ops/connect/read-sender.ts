import { z } from "zod";
import { openPublished } from "../../bin/content/content-clients.ts";
import type { Sender } from "./connect-supabase.ts";
import type { Settings } from "./connection.ts";

const sender = z.object({ name: z.string().min(1), email: z.email(), locale: z.string().nullish() });

/** Whom the mails come from: the site settings say it, for Supabase's mails as for the site's. A dry run asks nobody. */
export async function readSender(settings: Settings, isDry: boolean): Promise<Sender> {
  if (isDry) return { name: "<the agency's name>", email: "<the contact email of the site settings>" };
  const found: unknown = await openPublished(settings).fetch(
    `*[_id == "siteSettings"][0]{"name": agencyName, "email": contactEmail, locale}`,
  );
  const read = sender.safeParse(found);
  if (!read.success)
    throw new Error(
      "The site settings have no agency name or contact email yet. Publish them in the Studio first.",
    );
  return read.data;
}
