import { readEnv } from "../../web/env.ts";
import type { Settings } from "../connect/connection.ts";
import { isPublicHost } from "../connect/public-site.ts";
import { checkBackups } from "./check-backups.ts";
import { checkContent } from "./check-content.ts";
import { checkDatabase } from "./check-database.ts";
import { checkMail, checkSender } from "./check-mail.ts";
import { checkSite } from "./check-site.ts";
import { checkVendors } from "./check-vendors.ts";
import { type Finding, right } from "./finding.ts";
import type { Reach } from "./reach.ts";

/** Everything that the doctor finds about these settings. Throws an Error that names every malformed one. */
export async function examine(settings: Settings, reach: Reach): Promise<Finding[]> {
  const env = readEnv(settings);
  const isHosted = isPublicHost(new URL(env.SITE_URL).hostname);
  const { findings, contactEmail } = await checkContent(env, reach);
  const groups = await Promise.all([
    checkDatabase(env, reach),
    checkSite(env, reach),
    checkMail(env.SMTP_URL),
    checkBackups(settings, isPublicHost(new URL(env.SUPABASE_URL).hostname)),
    ...(isHosted
      ? [
          checkSender({ email: contactEmail, selector: settings.DKIM_SELECTOR }, reach),
          checkVendors(settings, contactEmail, reach),
        ]
      : []),
  ]);
  return [right("Every setting is there and well formed"), ...findings, ...groups.flat()];
}
