import { agencyId } from "#app/(site)/agency-data.tsx";
import { env } from "#env.ts";
import type { Service } from "#sections/service-page/service.ts";
import { getCurrency } from "#site/currency.ts";
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
      <StructuredData
        data={{
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: errors.home, item: env.SITE_URL },
            { "@type": "ListItem", position: 2, name: title, item: url },
          ],
        }}
      />
      {questions?.length ? (
        <StructuredData
          data={{
            "@type": "FAQPage",
            mainEntity: questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          }}
        />
      ) : null}
    </>
  );
}
