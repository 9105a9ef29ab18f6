import type { Metadata } from "next";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: "/privacy-policy", title: "Privacy Policy" });
}

export default function PrivacyPolicy() {
  return <LegalPage slug="privacy-policy" />;
}
