import "server-only";
import type { PublicPagesQueryResult } from "schemas/generated/content.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import type { ImageSource } from "#sanity/image-url.ts";
import { getTexts } from "#texts/get-texts.ts";
import { publicPagesQuery } from "./public-pages.query.ts";

export type PublicPage = {
  path: string;
  title: string;
  line?: string;
  updatedAt?: string;
  picture?: ImageSource | null;
  ground?: string | null;
};
type Named = Pick<PublicPagesQueryResult["services"][number], "slug" | "title" | "_updatedAt">;

/**
 * Every page that anybody may find, with its own name and, where its text is one document, when that changed. `line` says more of
 * it in a few words.
 */
export async function listPublicPages(): Promise<PublicPage[]> {
  const [
    { agencyName, homeUpdatedAt, brandUpdatedAt, workPage, cases, services, legalPages },
    { work, contact, discoveryCall, brand },
  ] = await Promise.all([
    sanityFetch({
      query: publicPagesQuery,
      reads: ["siteSettings", "homePage", "brandKit", "workPage", "caseStudy", "servicePage", "legalPage"],
    }),
    getTexts(),
  ]);
  const named = (folder: string, { slug, title, _updatedAt }: Named): PublicPage => ({
    path: `${folder}/${slug}`,
    title: title ?? "",
    updatedAt: _updatedAt,
  });
  return [
    { path: "/", title: agencyName ?? "", updatedAt: homeUpdatedAt ?? undefined },
    ...services.map((page) => named("/services", page)),
    { path: "/work", title: workPage?.title ?? work.all, updatedAt: workPage?._updatedAt },
    ...cases.map((study) => ({
      ...named("/work", study),
      line: work.line(study.client, study.headline),
      picture: study.picture,
      ground: study.ground,
    })),
    { path: "/contact", title: contact.title },
    { path: "/discovery-call", title: discoveryCall.title },
    { path: "/brand", title: brand.title, updatedAt: brandUpdatedAt ?? undefined },
    ...legalPages.map((page) => named("", page)),
  ];
}
