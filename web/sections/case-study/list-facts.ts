import { safeHref } from "#sanity/safe-href.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { CaseStudyContent } from "./case-study.tsx";

type Told = Pick<CaseStudyContent, "client" | "year" | "liveUrl" | "services" | "methodology" | "credits">;
type Detail = { key: string; text: string; href?: string; isElsewhere?: boolean };

/** Who, when, with what, and where it can be seen; what is not known is left out. */
export function listFacts(study: Told, words: Texts["work"]["facts"]): { term: string; details: Detail[] }[] {
  const { client, year, liveUrl, services, methodology, credits } = study;
  const live = safeHref(liveUrl);
  const facts = [
    {
      term: words.client,
      details: [
        ...(client ? [{ key: "client", text: client }] : []),
        ...(live ? [{ key: "live", text: words.live, href: live, isElsewhere: true }] : []),
      ],
    },
    { term: words.year, details: year ? [{ key: "year", text: String(year) }] : [] },
    {
      term: words.services,
      details: (services ?? []).flatMap(({ _id, slug, shortTitle }) =>
        slug && shortTitle ? [{ key: _id, text: shortTitle, href: `/services/${slug}` }] : [],
      ),
    },
    { term: words.methods, details: (methodology ?? []).map((text) => ({ key: text, text })) },
    {
      term: words.credits,
      details: (credits ?? []).map(({ _key, role, name }) => ({ key: _key, text: `${role}: ${name}` })),
    },
  ];
  return facts.filter(({ details }) => details.length > 0);
}
