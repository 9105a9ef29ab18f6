import { ownPath } from "schemas/requests/own-path.ts";
import type { DocumentType } from "../content-tag.ts";

/**
 * Which public pages show documents of a type: `all` of them when the header or footer does. What ends in a slash stands for every page
 * in that folder.
 */
const pagesByType: Record<DocumentType, "all" | "own" | "none" | readonly string[]> = {
  siteSettings: "all",
  promises: "all",
  homePage: "all",
  brandKit: "all",
  workPage: ["/work", "/work/"],
  serviceCard: "all",
  servicePage: "all",
  caseStudy: ["/", "/work", "/work/", "/services/"],
  testimonial: ["/", "/work/", "/services/"],
  industry: ["/"],
  showcasePage: ["/"],
  announcement: ["/", "/privacy-policy"],
  legalPage: "own",
  proverb: ["/contact"],
  docArticle: "all",
  carePlan: "none",
  portal: "none",
  redirect: "none",
};

const fixedPages = [
  ...["/", "/work", "/contact", "/discovery-call", "/brand", "/terms-of-service", "/privacy-policy"],
  ...["/login", "/signup", "/forgot-password", "/reset-password"],
];

/** Asked for where it is known to be there. */
const imprint = "/imprint";

/** Files made of content as well. Whoever asks after a publish gets the old one and has the new one made. */
export const contentFiles = [
  "/.well-known/security.txt",
  "/llms.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
];

export const documentTypes = Object.keys(pagesByType).filter(isDocumentType);

export function isDocumentType(type: string | null | undefined): type is DocumentType {
  return typeof type === "string" && Object.hasOwn(pagesByType, type);
}

/** The paths to ask for after a document of this type was published; `ownPages` are the known pages that are one document each. */
export function pagesOf(
  type: DocumentType,
  slug: string | null | undefined,
  ownPages: readonly string[],
): string[] {
  const pages = pagesByType[type];
  if (pages === "none") return [];
  if (pages === "own") return slug ? pagesOfText(slug, ownPages) : [];
  const paths =
    pages === "all"
      ? [...fixedPages, ...(ownPages.includes(imprint) ? [imprint] : []), "/services/", "/work/"]
      : pages;
  const own = ownPath(type, slug);
  const known = [...new Set(own ? [own, ...ownPages] : ownPages)];
  return paths.flatMap((path) =>
    path !== "/" && path.endsWith("/") ? known.filter((page) => page.startsWith(path)) : path,
  );
}

/** Whoever signs up accepts the terms of service; every footer links to the imprint. */
function pagesOfText(slug: string, ownPages: readonly string[]): string[] {
  if (`/${slug}` === imprint) return pagesOf("siteSettings", null, [...ownPages, imprint]);
  return slug === "terms-of-service" ? ["/terms-of-service", "/signup"] : [`/${slug}`];
}
