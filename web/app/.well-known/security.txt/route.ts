import { env } from "#env.ts";
import { getLocale } from "#site/locale.ts";
import { getSiteSettings } from "#site/site-settings.ts";

export const dynamic = "force-static";
export const revalidate = 86_400;

const daysGood = 180;

/** Whom to tell of a hole in the site: https://www.rfc-editor.org/rfc/rfc9116 */
export async function GET() {
  const settings = await getSiteSettings();
  if (!settings?.contactEmail) return new Response("Not found", { status: 404 });
  const languages = new Set(["en", (await getLocale()).split("-")[0]]);
  const lines = [
    `Contact: mailto:${settings.contactEmail}`,
    `Expires: ${new Date(Date.now() + daysGood * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${[...languages].join(", ")}`,
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
