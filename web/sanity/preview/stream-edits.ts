import "server-only";
import { z } from "zod";
import { openLine } from "#server/open-line.ts";
import { documentTypes } from "../webhook/pages-of.ts";
import { previewClient } from "./preview-client.ts";

const limitMs = 5000;
const editsClient = previewClient.withConfig({ perspective: "raw", resultSourceMap: false, stega: false });
const parameters = { types: documentTypes };

const storedDocument = z.looseObject({ _id: z.string() });
const draftsSchema = z.object({
  revision: z.string().nullable(),
  count: z.number(),
  edit: z.object({ before: storedDocument.nullable(), after: storedDocument }).nullable(),
});

/**
 * A stream of server-sent events for a preview: `drafts` once the drafts are followed, also anew, and after every edit, publish or
 * deletion. Its data are `state`, a few letters that are others then, and `edit`: the document that was edited last, and what
 * is published of it.
 */
export function streamEdits(): Promise<ReadableStream<Uint8Array> | null> {
  return openLine(async ({ say, end }) => {
    let isTelling = false;
    let isMore = false;
    // An edit while another one is being told of is told of with the last one.
    const tell = async (): Promise<void> => {
      isMore = isTelling;
      if (isTelling) return;
      isTelling = true;
      try {
        say("drafts", JSON.stringify(await readDrafts()));
      } catch (error) {
        console.error("Preview:", error instanceof Error ? error.message : "failed");
        end();
      }
      isTelling = false;
      if (isMore) await tell();
    };
    const listening = editsClient
      .listen("*[_type in $types]", parameters, {
        events: ["welcome", "mutation"],
        includeResult: false,
        visibility: "query",
      })
      .subscribe({ next: () => void tell(), error: end });
    return () => listening.unsubscribe();
  });
}

async function readDrafts() {
  const answer: unknown = await editsClient.fetch(
    `{
      "revision": *[_type in $types] | order(_updatedAt desc)[0]._rev,
      "count": count(*[_type in $types]),
      "edit": *[_type in $types] | order(_updatedAt desc)[0]{
        "after": @,
        "before": *[_id == string::split(^._id, "drafts.")[-1]][0]
      }
    }`,
    parameters,
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  const { revision, count, edit } = draftsSchema.parse(answer);
  return { state: `${revision ?? ""} ${count}`, edit };
}
