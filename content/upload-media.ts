import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { sanityImport } from "@sanity/import";
import { locateMedia } from "./find-media.ts";

interface StoredAsset {
  _id: string;
  _type: "sanity.imageAsset" | "sanity.fileAsset";
  sha1hash: string;
}

const storedAssets = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{_id, _type, sha1hash}`;

/**
 * Uploads what is not there yet and answers with a function that names the asset id of each piece of media.
 * It goes before the documents, so that a document never stands there without its pictures.
 */
export async function uploadMedia(
  client: SanityClient,
  media: Set<string>,
  onProgress: (current: number, total: number) => void,
): Promise<(media: string) => string> {
  const files = await Promise.all(
    [...media].map(async (name) => {
      const { kind, location } = locateMedia(name);
      const hash = createHash("sha1")
        .update(await readFile(location))
        .digest("hex");
      return { name, kind, location, hash };
    }),
  );
  await sanityImport([], {
    client,
    assetConcurrency: 4,
    unreferencedAssets: files.map(({ kind, location }) => `${kind}#${location.href}`),
    onProgress: ({ step, current, total }) => {
      if (step.startsWith("Importing assets") && current !== undefined && total !== undefined)
        onProgress(current, total);
    },
  });
  const stored = await listStored(
    client,
    files.map(({ hash }) => hash),
  );
  const assetIds = new Map(
    files.map(({ name, kind, hash }) => {
      const isThisFile = ({ _type, sha1hash }: StoredAsset) =>
        _type === `sanity.${kind}Asset` && sha1hash === hash;
      return [name, stored.find(isThisFile)?._id];
    }),
  );
  return (name) => {
    const id = assetIds.get(name);
    if (!id) throw new Error(`${name} was uploaded, but the content backend does not list it.`);
    return id;
  };
}

/** Hosted Sanity promises an upload at once but may list it only a moment later. */
async function listStored(client: SanityClient, hashes: string[], attempts = 5): Promise<StoredAsset[]> {
  const stored = await client.fetch<StoredAsset[]>(storedAssets, { hashes });
  const listed = new Set(stored.map(({ sha1hash }) => sha1hash));
  if (attempts === 1 || hashes.every((hash) => listed.has(hash))) return stored;
  await setTimeout(1000);
  return listStored(client, hashes, attempts - 1);
}
