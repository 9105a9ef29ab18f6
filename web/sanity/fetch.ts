import "server-only";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { client, millisecondsUntilGivenUp } from "./client.ts";
import { fitAnswer } from "./fit/fit-answer.ts";
import { previewState } from "./preview/is-preview.ts";
import { previewClient } from "./preview/preview-client.ts";
import { previewPerspective } from "./preview/preview-perspective.ts";
import { shownDocuments } from "./revisions/shown-documents.ts";
import { tagsOfQuery } from "./tags-of-query.ts";

const secondsUntilRefreshed = 3600;

/**
 * Asks the content service and keeps the answer for an hour, or until something is published that may change it. The result's type is
 * generated from the query's text, and what it asks for is read from there. What the schema would have refused is left out of it (fit/fit-answer.ts).
 * In an editor's preview it asks for the drafts, or what else the editor chose, each time, and every text carries the mark of its field.
 * Throws an Error with the service's failure as its cause; a page already published stays as it is.
 */
export async function sanityFetch<const Query extends string>({
  query,
  params = {},
}: {
  query: Query;
  params?: QueryParams;
}): Promise<ClientReturn<Query, unknown>> {
  try {
    const isPreviewed = await previewState();
    const parameters = { ...params, isPreview: isPreviewed ?? false };
    const answer =
      isPreviewed === false
        ? askOnce<Query>(query, JSON.stringify(parameters))
        : (await uncached(isPreviewed))
            .fetch<unknown, QueryParams, Query>(query, parameters, options())
            .then((content) => fitAnswer(query, content));
    shownDocuments().follow(answer);
    return await answer;
  } catch (cause) {
    const error = new Error(
      `The content could not be read (${tagsOfQuery(query, params).slice(1).join(", ")})`,
      { cause },
    );
    // The error screen reads the status from the digest; the reference finds this line in the log.
    throw Object.assign(error, { digest: `503 Service Unavailable;${crypto.randomUUID().slice(0, 8)}` });
  }
}

/** A preview's client, or that of the site's own timers, which have no store. */
async function uncached(isPreviewed: boolean | undefined) {
  return isPreviewed ? previewClient.withConfig({ perspective: await previewPerspective() }) : client;
}

/**
 * Once for each rendering, then from the store. Next renews an old answer by this function, and so within the time limit: of a
 * `fetch` it would leave the limit out, and a page that is rendered meanwhile would wait for minutes.
 */
const askOnce = cache(<const Query extends string>(query: Query, parameters: string) =>
  unstable_cache(
    () =>
      client
        .fetch<unknown, QueryParams, Query>(query, JSON.parse(parameters), options())
        .then((content) => fitAnswer(query, content, parameters)),
    [query, parameters],
    { revalidate: secondsUntilRefreshed, tags: tagsOfQuery(query, JSON.parse(parameters)) },
  )(),
);

function options() {
  return { cache: "no-store" as const, signal: AbortSignal.timeout(millisecondsUntilGivenUp) };
}
