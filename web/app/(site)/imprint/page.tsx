import type { Metadata } from "next";
import { answerMissing } from "#app/answer-missing.tsx";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";
import { getImprint } from "#site/imprint.ts";
import { pageMetadata } from "#site/page-metadata.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [imprint, { legal }] = await Promise.all([getImprint(), getTexts()]);
  if (!imprint) return { title: "404", robots: { index: false } };
  return pageMetadata({
    path: "/imprint",
    title: imprint.title ?? undefined,
    description: legal.imprint.description,
  });
}

export default async function Imprint() {
  return (await getImprint()) ? <LegalPage slug="imprint" /> : await answerMissing("/imprint", true);
}
