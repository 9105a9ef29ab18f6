import { agencyId } from "#app/(site)/agency-data.tsx";
import { env } from "#env.ts";
import type { Service } from "#sections/service-page/service.ts";
import { getCurrency } from "#site/currency.ts";
import { Breadcrumbs } from "#site/structured-data/breadcrumbs.tsx";
import { QuestionsData } from "#site/structured-data/questions-data.tsx";
import { StructuredData } from "#site/structured-data/structured-data.tsx";
import { getTexts } from "#texts/get-texts.ts";

/** The service, its prices, its questions and the way to it, for search engines. */
export async function ServiceData({ service, slug }: { service: Service; slug: string }) {
  const { errors } = await getTexts();
  const { title, shortTitle, outcome, serviceArea, questions, prices } = service;
  const currency = await getCurrency();
  const url = `${env.SITE_URL}/services/${slug}`;
  return (
    <>
      <StructuredData
        data={{
          "@type": "Service",
          "@id": `${url}#service`,
          name: title,
          description: outcome,
          serviceType: shortTitle,
          url,
          provider: { "@id": agencyId },
          areaServed: serviceArea,
          offers: prices?.map(({ what, from, to, rhythm }) => ({
            "@type": "Offer",
            name: what,
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              priceCurrency: currency,
              ...(to ? { minPrice: from, maxPrice: to } : { price: from }),
              ...(rhythm === "month" && { unitCode: "MON" }),
            },
          })),
        }}
      />
      <Breadcrumbs home={errors.home} way={[{ name: title, path: `/services/${slug}` }]} />
      <QuestionsData questions={questions} />
    </>
  );
}
