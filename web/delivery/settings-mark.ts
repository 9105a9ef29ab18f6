import { createHash } from "node:crypto";

/**
 * What pages say or link to, beside the content; of the other services at most whose they are. Parts of pictures are signed with the
 * content service's secret.
 */
const shownSettings = [
  "SITE_URL",
  "STUDIO_URL",
  "SANITY_REVALIDATE_SECRET",
  "NEXT_PUBLIC_SANITY_PROJECT_ID",
  "NEXT_PUBLIC_SANITY_DATASET",
  "SANITY_API_HOST",
];

/**
 * Names the settings that pages were rendered with, so that one build can serve several sites, one after the other or side by
 * side, and none ever answers with a page of another.
 */
export function settingsMark(settings: Record<string, string | undefined>): string {
  const { SUPABASE_URL = "", SMTP_URL = "", STRIPE_SECRET_KEY = "" } = settings;
  const shown = [
    ...shownSettings.map((name) => (settings[name] ?? "").replace(/\/$/, "")),
    URL.parse(SUPABASE_URL)?.hostname,
    URL.parse(SMTP_URL)?.hostname,
    STRIPE_SECRET_KEY !== "",
  ];
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 16);
}
