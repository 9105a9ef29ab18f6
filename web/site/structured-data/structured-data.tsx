import { stegaClean } from "@sanity/client/stega";

/** Facts for search engines (https://schema.org) about what the page shows. No text can end the element early. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify(stegaClean({ "@context": "https://schema.org", ...data })).replaceAll(
    "<",
    "\\u003c",
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every `<` is escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
