import "server-only";
import { z } from "zod";
import { documentTypes } from "../webhook/pages-of.ts";
import { previewClient } from "./preview-client.ts";

const limitMs = 5000;
const waitMs = 8000;
const msAfterFailure = 1000;
const stateClient = previewClient.withConfig({ perspective: "raw", resultSourceMap: false, stega: false });

const storedDocument = z.looseObject({ _id: z.string() });
const lastEdit = z.object({ before: storedDocument.nullable(), after: storedDocument }).nullable();
const state = z.object({ revision: z.string().nullable(), count: z.number() });

/** A few letters that are others after every edit, publish or deletion. Throws an Error when it cannot be read. */
export async function readDraftState(): Promise<string> {
  const answer: unknown = await stateClient.fetch(
    `{"revision": *[_type in $types] | order(_updatedAt desc)[0]._rev, "count": count(*[_type in $types])}`,
    { types: documentTypes },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  const { revision, count } = state.parse(answer);
  return `${revision ?? ""} ${count}`;
}

/**
 * The state once it is not the one that is `known`, or after eight seconds: a listener costs the content service no requests,
 * unlike asking all the time. Throws an Error when it cannot be read.
 */
export async function awaitDraftState(known: string, signal: AbortSignal): Promise<string> {
  const state = await readDraftState();
  if (state !== known) return state;
  await new Promise<void>((resolve) => {
    const listening = stateClient
      .listen(
        "*[_type in $types]",
        { types: documentTypes },
        { events: ["welcome", "mutation"], includeResult: false, visibility: "query" },
      )
      .subscribe({
        next: ({ type }) => (type === "mutation" ? finish() : finishIfChanged()),
        error: () => setTimeout(finish, msAfterFailure),
      });
    const timer = setTimeout(finish, waitMs);
    signal.addEventListener("abort", finish);

    function finish(): void {
      clearTimeout(timer);
      listening.unsubscribe();
      resolve();
    }

    // What was edited before the listener stood.
    function finishIfChanged(): void {
      readDraftState().then((now) => now !== known && finish(), finish);
    }
  });
  return readDraftState();
}

/** The document that was edited last, and what is published of it. Throws an Error when it cannot be read. */
export async function readLastEdit() {
  const answer: unknown = await stateClient.fetch(
    `*[_type in $types] | order(_updatedAt desc)[0]{
      "after": @,
      "before": *[_id == string::split(^._id, "drafts.")[-1]][0]
    }`,
    { types: documentTypes },
    { cache: "no-store", signal: AbortSignal.timeout(limitMs) },
  );
  return lastEdit.parse(answer) ?? undefined;
}
