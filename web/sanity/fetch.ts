import "server-only";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { client, millisecondsUntilGivenUp } from "./client.ts";
import { type DocumentType, tagOf } from "./content-tag.ts";
import { isPreview } from "./preview/is-preview.ts";
import { previewClient } from "./preview/preview-client.ts";
import { previewPerspective } from "./preview/preview-perspective.ts";
import { shownDocuments } from "./revisions/shown-documents.ts";

const secondsUntilRefreshed = 3600;

/**
 * Asks the content service and keeps the answer for an hour, or until a document of one of the
 * types that the query `reads` is published. The result's type is generated from the query's text.
 * In an editor's preview it asks for the drafts, or what else the editor chose, each time, and every text carries the mark of its field.
 * Throws an Error with the service's failure as its cause; a page already published stays as it is.
 */
export async function sanityFetch<const Query extends string>({
  query,
  params = {},
  reads,
}: {
  query: Query;
  params?: QueryParams;
  reads: readonly DocumentType[];
}): Promise<ClientReturn<Query, unknown>> {
  try {
    const isPreviewed = await isPreview();
    const signal = AbortSignal.timeout(millisecondsUntilGivenUp);
    const asked = isPreviewed
      ? previewClient.withConfig({ perspective: await previewPerspective() })
      : client;
    const answer = asked.fetch<unknown, QueryParams, Query>(
      query,
      { ...params, isPreview: isPreviewed },
      isPreviewed
        ? { cache: "no-store", signal }
        : { next: { revalidate: secondsUntilRefreshed, tags: reads.map(tagOf) }, signal },
    );
    shownDocuments().follow(answer);
    return await answer;
  } catch (cause) {
    const error = new Error(`The content could not be read (${reads.join(", ")})`, { cause });
    // The error screen reads the status from the digest; the reference finds this line in the log.
    throw Object.assign(error, { digest: `503 Service Unavailable;${crypto.randomUUID().slice(0, 8)}` });
  }
}
