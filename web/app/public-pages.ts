import "server-only";
import { sanityFetch } from "#sanity/fetch.ts";
import { publicPagesQuery } from "./public-pages.query.ts";

type PublicPage = { path: string; title: string; updatedAt?: string };

/** Every page that anybody may find, with its own name and, where its text is one document, when that changed. */
export async function listPublicPages(): Promise<PublicPage[]> {
  const { agencyName, homeUpdatedAt, brandUpdatedAt, services, legalPages } = await sanityFetch({
    query: publicPagesQuery,
    reads: ["siteSettings", "homePage", "brandKit", "servicePage", "legalPage"],
  });
  const named = (folder: string, pages: typeof services): PublicPage[] =>
    pages.map(({ slug, title, _updatedAt }) => ({
      path: `${folder}/${slug}`,
      title: title ?? "",
      updatedAt: _updatedAt,
    }));
  return [
    { path: "/", title: agencyName ?? "", updatedAt: homeUpdatedAt ?? undefined },
    ...named("/services", services),
    { path: "/contact", title: "Get In Touch" },
    { path: "/discovery-call", title: "Book a Discovery Call" },
    { path: "/brand", title: "Brand Kit", updatedAt: brandUpdatedAt ?? undefined },
    ...named("", legalPages),
  ];
}
