import type { ServicePageQueryResult } from "schemas/generated/content.ts";
import { env } from "#env.ts";
import { agencyId } from "#sanity/structured-data/agency-data.tsx";
import { StructuredData } from "#sanity/structured-data/structured-data.tsx";

/** The service, its questions and the way to it, for search engines. */
export function ServiceData({
  service,
  slug,
}: {
  service: NonNullable<ServicePageQueryResult>;
  slug: string;
}) {
  const { title, shortTitle, outcome, serviceArea, questions } = service;
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
        }}
      />
      <StructuredData
        data={{
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Home", item: env.SITE_URL },
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
