import { markName, writeMark } from "./revision-mark.ts";
import { shownDocuments } from "./shown-documents.ts";

/** The page's mark, by which whoever published something sees that it is live (docs/decisions/0021). */
export async function PageRevisions() {
  const shown = shownDocuments();
  return <meta name={markName} content={writeMark(shown.startedAt, await shown.collect())} />;
}
