import { getTexts } from "#texts/get-texts.ts";
import { DocumentRow } from "./document-row.tsx";
import { OverviewCard } from "./overview-card.tsx";
import { readDeadLinks } from "./read-dead-links.ts";

/** What is published and links to something that is not, each with where to. */
export async function DeadLinks() {
  const { deadLinks } = (await getTexts()).overview;
  return (
    <OverviewCard heading={deadLinks.heading} read={readDeadLinks}>
      {({ targets, ...document }) => {
        const paths = targets.filter((target) => target.startsWith("/"));
        const troubles = [
          paths.length > 0 && deadLinks.paths(paths.join(", ")),
          paths.length < targets.length && deadLinks.entries,
        ];
        return <DocumentRow document={document} trouble={troubles.filter(Boolean).join(" ")} />;
      }}
    </OverviewCard>
  );
}
