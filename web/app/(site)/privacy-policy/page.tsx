import type { Metadata } from "next";
import { cookieTable } from "#layout/consent/cookie-table.ts";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { CookieTable } from "#sections/cookie-table/cookie-table.tsx";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "Which personal information this website and the client portal keep, why, for how long, and who else sees it.",
  });
}

export default function PrivacyPolicy() {
  return (
    <LegalPage
      slug="privacy-policy"
      appendix={{
        id: "cookies",
        heading: "Cookies on this site",
        content: <CookieTable cookies={cookieTable} />,
      }}
    />
  );
}
