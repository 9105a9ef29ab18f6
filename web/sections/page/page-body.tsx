import type { PageQueryResult } from "schemas/generated/content.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { Chapters, type Forms } from "../chapters/chapters.tsx";

type PageBodyProps = { page: NonNullable<PageQueryResult>; forms: Forms };

/** A page as its owner composed it. */
export function PageBody({ page, forms }: PageBodyProps) {
  return (
    <article>
      <PageHeader title={page.title} intro={page.intro} />
      <Chapters chapters={page.chapters} forms={forms} />
    </article>
  );
}
