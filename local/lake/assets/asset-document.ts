/** An asset document as the lake stores it; `_id` says everything needed to build its URL. */
export type AssetDocument = {
  _id: string;
  _type: "sanity.imageAsset" | "sanity.fileAsset";
  [field: string]: unknown;
};

type Upload = {
  kind: "image" | "file";
  name: string;
  sha1: string;
  size: number;
  extension: string;
  mimeType: string;
  metadata?: object;
};

/**
 * The document for an uploaded asset, in the shape of Sanity's `sanity.imageAsset` and `sanity.fileAsset`.
 * `name` is the part that id and file name share (`<sha1>-<width>x<height>` or `<sha1>`); `query` is that of the upload request.
 */
export function buildAssetDocument(
  upload: Upload,
  query: URLSearchParams,
  place: { publicUrl: string; projectId: string; dataset: string },
): AssetDocument {
  const { kind, name, sha1, size, extension, mimeType, metadata } = upload;
  const path = `${kind}s/${place.projectId}/${place.dataset}/${name}.${extension}`;
  return {
    _id: `${kind}-${name}-${extension}`,
    _type: `sanity.${kind}Asset`,
    assetId: sha1,
    extension,
    mimeType,
    ...(metadata && { metadata }),
    ...describeByUploader(query),
    path,
    sha1hash: sha1,
    size,
    uploadId: sha1.slice(0, 32),
    url: `${place.publicUrl}/${path}`,
  };
}

function describeByUploader(query: URLSearchParams): Record<string, unknown> {
  const described: Record<string, unknown> = {};
  for (const field of ["label", "title", "description", "creditLine"]) {
    const value = query.get(field);
    if (value) described[field] = value;
  }
  const filename = readFilename(query);
  if (filename) described.originalFilename = filename;
  const [id, name, url] = ["sourceId", "sourceName", "sourceUrl"].map((field) => query.get(field));
  if (id || name || url) {
    described.source = {
      _type: "sanity.assetSourceData",
      ...(id && { id }),
      ...(name && { name }),
      ...(url && { url }),
    };
  }
  return described;
}

/** The uploader's file name without any folder and without control characters. */
export function readFilename(query: URLSearchParams): string | undefined {
  const filename = query.get("filename")?.split(/[\\/]/).at(-1);
  return filename?.replace(/\p{Cc}/gu, "").slice(0, 255) || undefined;
}
