import "server-only";
import { client, millisecondsUntilGivenUp } from "#sanity/client.ts";
import { documentTypes } from "#sanity/document-types.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { type DeadLink, findDeadLinks, type PublishedDocument } from "./find-dead-links.ts";

const rememberedMs = 60_000;

type Known = { at: number; links: Promise<DeadLink[]> };

/** What is published and links to something that is not. All of it is read for that, so no oftener than once a minute. */
export async function readDeadLinks() {
  const remembered = processSingleton<{ known?: Known }>("dead links", () => ({}));
  if (!remembered.known || Date.now() - remembered.known.at > rememberedMs) {
    const links = ask();
    remembered.known = { at: Date.now(), links };
    links.catch(() => {
      delete remembered.known;
    });
  }
  const rows = await remembered.known.links;
  return { rows, count: rows.length };
}

async function ask(): Promise<DeadLink[]> {
  const published = await client.fetch<PublishedDocument[]>(
    `*[_type in $types]{..., "title": coalesce(title, client, name, agencyName)}`,
    { types: documentTypes },
    { cache: "no-store", signal: AbortSignal.timeout(millisecondsUntilGivenUp) },
  );
  return findDeadLinks(published);
}
