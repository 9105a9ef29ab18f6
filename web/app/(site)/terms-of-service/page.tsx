import type { Metadata } from "next";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: "/terms-of-service",
    title: "Terms of Service",
    description:
      "What holds between you and the agency when you use this website, the client portal and care plans.",
  });
}

export default function TermsOfService() {
  return <LegalPage slug="terms-of-service" />;
}
