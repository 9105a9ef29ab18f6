import type { Metadata } from "next";
import { cookieTable } from "#layout/consent/cookie-table.ts";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { CookieTable } from "#sections/cookie-table/cookie-table.tsx";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";
import { getTexts } from "#texts/get-texts.ts";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "Which personal information this website and the client portal keep, why, for how long, and who else sees it.",
  });
}

export default async function PrivacyPolicy() {
  const { table, cookies } = (await getTexts()).consent;
  return (
    <LegalPage
      slug="privacy-policy"
      appendix={{
        id: "cookies",
        heading: table.heading,
        content: (
          <CookieTable
            cookies={cookieTable.map(({ name, category }) => ({
              name,
              kind: table.kinds[category],
              ...cookies[name],
            }))}
            texts={table}
          />
        ),
      }}
    />
  );
}
