import { env } from "#env.ts";
import { getServices } from "#layout/services.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";

export const dynamic = "force-static";
export const revalidate = 3600;

/** What the site offers, for programs that read it: https://llmstxt.org */
export async function GET() {
  const [settings, { all }] = await Promise.all([getSiteSettings(), getServices()]);
  const lines = [
    `# ${settings?.agencyName}`,
    "",
    `> ${settings?.tagline}`,
    "",
    "## Services",
    "",
    ...all.map(({ title, href, menuSubtitle }) => `- [${title}](${env.SITE_URL}${href}): ${menuSubtitle}`),
    "",
    "## Contact",
    "",
    `- [Contact](${env.SITE_URL}/contact)`,
    `- [Free discovery call](${env.SITE_URL}/discovery-call)`,
    `- E-mail: ${settings?.contactEmail}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
