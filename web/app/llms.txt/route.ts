import { env } from "#env.ts";
import { getServices } from "#layout/services.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { readPublicPages } from "../public-pages.ts";
import { writeText } from "./write-text.ts";

export const dynamic = "force-static";
export const revalidate = 3600;

/** What the site offers, for programs that read it: https://llmstxt.org */
export async function GET() {
  const [settings, { all }, pages, { llms }] = await Promise.all([
    getSiteSettings(),
    getServices(),
    readPublicPages(),
    getTexts(),
  ]);
  const { facts } = llms;
  const services = new Set(all.map(({ href }) => href));
  const cases = pages.filter(({ path }) => path.startsWith("/work/"));
  const others = pages.filter(
    (page) => page.path !== "/" && !services.has(page.path) && !cases.includes(page),
  );
  const text = writeText({
    title: settings?.agencyName,
    summary: settings?.tagline,
    more: settings?.seoDescription,
    chapters: {
      [llms.services]: all.map(({ title, href, menuSubtitle }) => line(title, href, menuSubtitle)),
      [llms.work]: cases.map((page) => line(page.title, page.path, page.line)),
      [llms.pages]: others.map(({ title, path }) => line(title, path)),
      [llms.contact]: listFacts({
        [facts.person]: settings?.ownerName,
        [facts.email]: settings?.contactEmail,
        [facts.phone]: settings?.phone,
        [facts.place]: [settings?.locality, settings?.region, settings?.country].filter(Boolean).join(", "),
      }),
    },
  });
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}

function line(title: string | null, path: string, more?: string | null): string {
  return `- [${title ?? ""}](${env.SITE_URL}${path})${more ? `: ${more}` : ""}`;
}

function listFacts(facts: Record<string, string | null | undefined>): string[] {
  return Object.entries(facts).flatMap(([name, value]) => (value ? `- ${name}: ${value}` : []));
}
