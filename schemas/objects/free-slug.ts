import { type CustomValidator, getPublishedId, type SlugValue } from "sanity";

/** Takes the place of the Studio's own rule, whose sentence does not say which document has the web address. */
export const checkFreeSlug: CustomValidator<SlugValue | undefined> = async (
  slug,
  { document, getClient, path },
) => {
  const [field] = path ?? [];
  if (!slug?.current || !document || typeof field !== "string") return true;
  const holders: unknown = await getClient({ apiVersion: "2025-02-19" })
    .withConfig({ perspective: "raw" })
    .fetch(
      `*[_type == $type && ${field}.current == $slug && !sanity::versionOf($id)][0...9]{
        "title": coalesce(title, client, $slug),
        "isPublished": !(_id in path("drafts.**")) && !(_id in path("versions.**"))
      }`,
      { type: document._type, slug: slug.current, id: getPublishedId(document._id) },
    )
    .catch(() => []); // nothing can be published while the dataset does not answer
  if (!Array.isArray(holders) || holders.length === 0) return true;
  const published = holders.find(({ isPublished }) => isPublished === true);
  return published
    ? `“${published.title}” has this web address: choose another.`
    : `“${holders[0].title}” has this web address in a draft: choose another.`;
};
