import type { DocumentType } from "../content-tag.ts";

/** Which public pages show documents of a type: `all` of them when the header or footer does. */
const pagesByType: Record<DocumentType, "all" | "own" | "none" | readonly string[]> = {
  siteSettings: "all",
  homePage: "all",
  brandKit: "all",
  serviceCard: "all",
  servicePage: "all",
  caseStudy: ["/", "/services"],
  testimonial: ["/", "/services"],
  industry: ["/"],
  showcasePage: ["/"],
  announcement: ["/"],
  legalPage: "own",
  proverb: ["/contact"],
  docArticle: "none",
  carePlan: "none",
  portal: "none",
  redirect: "none",
};

const fixedPages = [
  ...["/", "/contact", "/discovery-call", "/brand", "/terms-of-service", "/privacy-policy"],
  ...["/login", "/signup", "/forgot-password", "/reset-password"],
];

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

/** The paths to ask for after a document of this type was published; `services` are the known service slugs. */
export function pagesOf(
  type: DocumentType,
  slug: string | null | undefined,
  services: readonly string[],
): string[] {
  const pages = pagesByType[type];
  if (pages === "none") return [];
  if (pages === "own") return slug ? pagesOfText(slug) : [];
  const paths = pages === "all" ? [...fixedPages, "/services"] : pages;
  const slugs = type === "servicePage" && slug ? [slug, ...services] : services;
  const servicePaths = [...new Set(slugs)].map((service) => `/services/${service}`);
  return paths.flatMap((path) => (path === "/services" ? servicePaths : path));
}

/** Whoever signs up accepts the terms of service. */
function pagesOfText(slug: string): string[] {
  return slug === "terms-of-service" ? ["/terms-of-service", "/signup"] : [`/${slug}`];
}
