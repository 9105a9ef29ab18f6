import { env } from "#env.ts";
import { StructuredData } from "./structured-data.tsx";

type BreadcrumbsProps = {
  /** What the home page is called. */
  home: string;
  way: { name: string | null; path: string }[];
};

/** The way from the home page to a page, for search engines. */
export function Breadcrumbs({ home, way }: BreadcrumbsProps) {
  const all = [{ name: home, path: "" }, ...way];
  return (
    <StructuredData
      data={{
        "@type": "BreadcrumbList",
        itemListElement: all.map(({ name, path }, place) => ({
          "@type": "ListItem",
          position: place + 1,
          name,
          item: `${env.SITE_URL}${path}`,
        })),
      }}
    />
  );
}
