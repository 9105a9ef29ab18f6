import { isDocumentType } from "#sanity/webhook/pages-of.ts";

const names = {
  siteSettings: "Site settings",
  homePage: "Home page",
  brandKit: "Brand kit",
  serviceCard: "Service card",
  servicePage: "Service page",
  caseStudy: "Case study",
  testimonial: "Words from a client",
  industry: "Industry",
  showcasePage: "Showcase page",
  announcement: "Announcement",
  legalPage: "Legal page",
  proverb: "Proverb",
  docArticle: "Portal guide",
  carePlan: "Care plan",
  portal: "Order in the portal",
  redirect: "Redirect",
};

/** What the Studio calls documents of this type. */
export function nameDocument(type: string | null): string {
  return isDocumentType(type) ? names[type] : "Something else";
}
