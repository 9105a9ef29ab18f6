import { agencyId } from "#app/(site)/agency-data.tsx";
import { env } from "#env.ts";
import { imageUrl } from "#sanity/image-url.ts";
import { safeHref } from "#sanity/safe-href.ts";
import type { CaseStudyContent } from "#sections/case-study/case-study.tsx";
import { Breadcrumbs } from "#site/structured-data/breadcrumbs.tsx";
import { StructuredData } from "#site/structured-data/structured-data.tsx";
import { getTexts } from "#texts/get-texts.ts";

/** The project and the way to it, for search engines. */
export async function CaseData({ study, slug }: { study: CaseStudyContent; slug: string }) {
  const { title, client, year, summary, liveUrl, images, services, publishedAt, _updatedAt } = study;
  const { work, errors } = await getTexts();
  const url = `${env.SITE_URL}/work/${slug}`;
  const image = images?.[0]?.asset ? imageUrl(images[0], { width: 1280 }) : undefined;
  return (
    <>
      <StructuredData
        data={{
          "@type": "Article",
          "@id": `${url}#case`,
          headline: title,
          description: summary,
          url,
          image: image && `${env.SITE_URL}${image}`,
          datePublished: publishedAt,
          dateModified: _updatedAt,
          author: { "@id": agencyId },
          publisher: { "@id": agencyId },
          about: {
            "@type": "CreativeWork",
            name: title,
            dateCreated: year ? String(year) : undefined,
            url: safeHref(liveUrl),
            creator: { "@id": agencyId },
            sourceOrganization: { "@type": "Organization", name: client },
            keywords: services?.map(({ shortTitle }) => shortTitle).join(", ") || undefined,
          },
        }}
      />
      <Breadcrumbs
        home={errors.home}
        way={[
          { name: work.all, path: "/work" },
          { name: title, path: `/work/${slug}` },
        ]}
      />
    </>
  );
}
