import type { Template } from "sanity";
import type { addresses } from "../schemas/addresses.ts";

type LegalPage = Extract<(typeof addresses)[number], { document: "legalPage" }>["slug"];

/** Each has its place on the site, by its web address; the imprint is on it once it is published. */
export const legalPages: Record<LegalPage, string> = {
  "terms-of-service": "Terms of service",
  "privacy-policy": "Privacy policy",
  imprint: "Imprint",
};

/** What a legal page that nobody has written yet begins with: an owner cannot change its web address. */
export const legalPageTemplate: Template = {
  id: "legalPage",
  title: "Legal page",
  schemaType: "legalPage",
  parameters: [{ name: "slug", title: "Web address", type: "string" }],
  value: ({ slug }: { slug: LegalPage }) => ({
    title: legalPages[slug],
    slug: { _type: "slug", current: slug },
  }),
};
