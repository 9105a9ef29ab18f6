import "server-only";
import { processSingleton } from "#server/process-singleton.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { readGuideRevisions, readPublishedGuides } from "./published-guides.ts";

/**
 * Makes the guides of the database, which the portal's search goes through, those that the content service has published. A process
 * copies all of them first, since a restore brings older ones and an upgrade may copy more of each, and then when revisions differ.
 * Answers whether it has to be done again: somebody has copied a later reading. Throws an Error when either service does not answer.
 */
export async function copyGuides(): Promise<boolean> {
  const copies = processSingleton("copies of guides", () => ({ areWhole: false }));
  const reading = await serviceClient.rpc("begin_guide_copy").then(unwrap("The guides could not be copied"));
  if (copies.areWhole && (await areSame())) return false;
  const published = await readPublishedGuides();
  const isCopied = await serviceClient
    .rpc("copy_guides", { reading, published })
    .then(unwrap("The guides could not be copied"));
  copies.areWhole ||= isCopied;
  return !isCopied;
}

async function areSame(): Promise<boolean> {
  const [published, copied] = await Promise.all([
    readGuideRevisions(),
    serviceClient
      .from("guides")
      .select("content_id, revision")
      .then(unwrap("The copies of the guides could not be read")),
  ]);
  return (
    copied.length === published.size &&
    copied.every(({ content_id, revision }) => published.get(content_id) === revision)
  );
}
