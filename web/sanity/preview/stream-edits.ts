import "server-only";
import { openLine } from "#server/open-line.ts";
import { previewPerspective } from "./preview-perspective.ts";
import { draftsClient, ofTypes, readDrafts } from "./read-drafts.ts";

/**
 * A stream of server-sent events for a preview: `drafts` once the drafts are followed, also anew, and after every edit, publish or
 * deletion. Its data are `state`, a few letters that are others then, and `edit`: the document that was edited last, and what
 * is published of it. A preview of anything but the drafts gets no edit, it is rendered anew.
 */
export async function streamEdits(): Promise<ReadableStream<Uint8Array> | null> {
  const showsDrafts = (await previewPerspective()).join() === "drafts";
  return openLine(async ({ say, end }) => {
    let isTelling = false;
    let isMore = false;
    // An edit while another one is being told of is told of with the last one.
    const tell = async (): Promise<void> => {
      isMore = isTelling;
      if (isTelling) return;
      isTelling = true;
      try {
        say("drafts", JSON.stringify(await readEdit(showsDrafts)));
      } catch (error) {
        console.error("Preview:", error instanceof Error ? error.message : "failed");
        end();
      }
      isTelling = false;
      if (isMore) await tell();
    };
    const listening = draftsClient
      .listen("*[_type in $types]", ofTypes, {
        events: ["welcome", "mutation"],
        includeResult: false,
        visibility: "query",
      })
      .subscribe({ next: () => void tell(), error: end });
    return () => listening.unsubscribe();
  });
}

async function readEdit(showsDrafts: boolean) {
  const { state, edit } = await readDrafts();
  return { state, edit: showsDrafts ? edit : null };
}
