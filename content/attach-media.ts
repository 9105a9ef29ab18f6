/** Replaces every `_sanityAsset` inside a document by a reference to the asset that `findAssetId` names for it. */
export function attachMedia<T>(value: T, findAssetId: (media: string) => string): T;
export function attachMedia(value: unknown, findAssetId: (media: string) => string): unknown {
  if (Array.isArray(value)) return value.map((member) => attachMedia(member, findAssetId));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) =>
      field === "_sanityAsset" && typeof content === "string"
        ? ["asset", { _type: "reference", _ref: findAssetId(content) }]
        : [field, attachMedia(content, findAssetId)],
    ),
  );
}
