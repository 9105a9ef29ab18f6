import type { Metadata } from "next";
import { asksAboutVisits } from "#layout/consent/asks-about-visits.ts";
import { listCookies, shownName } from "#layout/consent/cookie-table.ts";
import { KeptList } from "#privacy/kept-list.tsx";
import { ProcessorList } from "#privacy/processor-list.tsx";
import { CookieTable } from "#sections/cookie-table/cookie-table.tsx";
import { LegalPage } from "#sections/legal-page/legal-page.tsx";
import { pageMetadata } from "#site/page-metadata.ts";
import { ownCookie } from "#supabase/own-cookie.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { privacy } = (await getTexts()).legal;
  return pageMetadata({
    path: "/privacy-policy",
    title: privacy.title,
    description: privacy.description,
  });
}

export default async function PrivacyPolicy() {
  const [isAsked, { privacy, consent }] = await Promise.all([asksAboutVisits(), getTexts()]);
  const { kept, processors } = privacy;
  const { table } = consent;
  const cookies = listCookies(isAsked).map(({ name, category }) => ({
    name: shownName(name, ownCookie.secure),
    kind: table.kinds[category],
    ...consent.cookies[name],
  }));
  return (
    <LegalPage
      slug="privacy-policy"
      appendices={[
        { id: "who-takes-part", heading: processors.heading, content: <ProcessorList /> },
        { id: "how-long", heading: kept.heading, content: <KeptList /> },
        {
          id: "cookies",
          heading: table.heading,
          content: <CookieTable {...{ cookies, isAsked }} texts={table} />,
        },
      ]}
    />
  );
}
