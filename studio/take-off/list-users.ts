import type { SanityClient, SanityDocument } from "sanity";

/** The published documents that cannot do without one: as long as they refer to it, the dataset refuses to let it go. */
export async function listUsers(client: SanityClient, id: string): Promise<SanityDocument[]> {
  const documents: SanityDocument[] = await client.fetch(
    `*[references($id) && _id != $id && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_type, _id)`,
    { id },
    { perspective: "raw" },
  );
  return documents.filter((document) => holdsOn(document, id));
}

/** Whether a value refers to a document in a way that keeps it: a weak reference lets go. */
export function holdsOn(value: unknown, id: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_ref" in value && value._ref === id) return !("_weak" in value && value._weak === true);
  return Object.values(value).some((part) => holdsOn(part, id));
}
