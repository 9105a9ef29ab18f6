import type { SanityClient } from "@sanity/client";

/** A document id that no other test uses. */
export const newId = () => `claim-${crypto.randomUUID()}`;

/** A document of a test's own. */
export function make(client: SanityClient, fields: object = {}) {
  return client.create({ _id: newId(), _type: "claim", title: "One", count: 1, list: ["a", "b"], ...fields });
}

/** A published document and its version in the release "may". */
export async function withVersion(client: SanityClient) {
  const publishedId = newId();
  const versionId = `versions.may.${publishedId}`;
  await client.create({ _id: publishedId, _type: "claim", title: "Published" });
  await client.create({ _id: versionId, _type: "claim", title: "Version" });
  return { publishedId, versionId };
}
