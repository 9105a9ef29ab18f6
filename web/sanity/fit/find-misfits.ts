import "server-only";
import { types } from "schemas/generated/shapes.ts";
import { client, millisecondsUntilGivenUp } from "../client.ts";
import { fitValue } from "./fit-value.ts";

const documentsAtOnce = 100;

type Document = { _id: string; _type: string };

/**
 * The places of published documents in which something stands that their schema refuses, as `chapters[0]`: pages do without it. By the
 * document's id; nothing of one that is no more. Throws an Error when the content service does not answer.
 */
export async function findMisfits(ids: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const rest = [...new Set(ids)];
  while (rest.length > 0) {
    const documents = await client.fetch<Document[]>(
      "*[_id in $ids]",
      { ids: rest.splice(0, documentsAtOnce) },
      { cache: "no-store", signal: AbortSignal.timeout(millisecondsUntilGivenUp) },
    );
    for (const document of documents)
      found.set(document._id, fitValue(document, types[document._type] ?? "unknown").misfits);
  }
  return found;
}
