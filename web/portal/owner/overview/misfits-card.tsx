import { getTexts } from "#texts/get-texts.ts";
import { DocumentRow } from "./document-row.tsx";
import { OverviewCard } from "./overview-card.tsx";
import { readMisfits } from "./read-misfits.ts";

/** What somebody wrote past the Studio and no page shows: the document, with the way to its form, and the field. */
export async function Misfits() {
  const { misfits } = (await getTexts()).overview;
  return (
    <OverviewCard
      heading={misfits.heading}
      read={readMisfits}
      all={{ href: "/dashboard/owner/site", label: misfits.all }}
    >
      {({ title, document_id, document_type, error }) => (
        <DocumentRow
          document={{ id: document_id, type: document_type, title }}
          trouble={misfits.fields(error ?? "")}
        />
      )}
    </OverviewCard>
  );
}
