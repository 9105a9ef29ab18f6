import "server-only";
import { addresses } from "schemas/addresses.ts";
import { rulesOf } from "schemas/find-address.ts";
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
type Listed = Extract<(typeof addresses)[number], { area: "public"; document: string }>;
type Named = Pick<PublicPagesQueryResult["services"][number], "slug" | "title" | "_updatedAt">;

/**
 * Every page that anybody may find, with its own name and, where its text is one document, when that changed. `line` says more of
 * it in a few words.
 */
export async function readPublicPages(): Promise<PublicPage[]> {
  const [found, texts] = await Promise.all([sanityFetch({ query: publicPagesQuery }), getTexts()]);
  const named = ({ slug, title, _updatedAt }: Named) => ({ slug, title: title ?? "", updatedAt: _updatedAt });
  const { agencyName, homeUpdatedAt, brandUpdatedAt, workPage, cases, services, pages, legalPages } = found;
  const { work } = texts;
  const shown: Record<Listed["document"], (Omit<PublicPage, "path"> & { slug?: string | null })[]> = {
    homePage: [{ title: agencyName ?? "", updatedAt: homeUpdatedAt ?? undefined }],
    servicePage: services.map(named),
    page: pages.map(named),
    workPage: [{ title: workPage?.title ?? work.all, updatedAt: workPage?._updatedAt }],
    caseStudy: cases.map((study) => ({
      ...named(study),
      line: work.line(study.client, study.headline),
      picture: study.picture,
      ground: study.ground,
    })),
    promises: [{ title: "" }],
    brandKit: [{ title: "", updatedAt: brandUpdatedAt ?? undefined }],
    legalPage: legalPages.map(named),
  };
  return addresses
    .filter((address) => rulesOf(address).sitemap && !rulesOf(address).isReserved)
    .flatMap((address) => {
      const documents =
        "document" in address && address.area === "public" ? shown[address.document] : [{ title: "" }];
      return documents
        .filter(({ slug }) => !("slug" in address) || slug === address.slug)
        .map(({ slug, ...page }) => ({
          ...page,
          path: address.path.replace("[slug]", () => slug ?? ""),
          ...("words" in address && { title: texts[address.words].title }),
        }));
    });
}
