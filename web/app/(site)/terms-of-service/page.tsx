import type { Metadata } from "next";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";
import { pageMetadata } from "#site/page-metadata.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { terms } = (await getTexts()).legal;
  return pageMetadata({
    path: "/terms-of-service",
    title: terms.title,
    description: terms.description,
  });
}

export default function TermsOfService() {
  return <LegalPage slug="terms-of-service" />;
}
