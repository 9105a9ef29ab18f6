import { createClient, type SanityClient } from "@sanity/client";
import { attachMedia } from "./attach-media.ts";
import { findMedia } from "./find-media.ts";
import { printProgress } from "./print-progress.ts";
import { type EditionDocument, readDocuments } from "./read-documents.ts";
import { uploadMedia } from "./upload-media.ts";

interface ImportTarget {
  /** Set for the local lake; without it the documents go to hosted Sanity. */
  apiHost?: string | undefined;
  projectId: string;
  dataset: string;
  token?: string | undefined;
  /** Puts the first edition's text over what is there now, the owner's edits included. */
  replace?: boolean;
  onProgress?: (progress: { step: string; current: number; total: number }) => void;
}

/**
 * Fills a dataset, local or hosted, with the first edition and answers with the number of documents written.
 * Documents that are there already, as published or as draft, stay as they are. The documents
 * are written in one transaction: all of them or none, and in the Studio each has been created, not edited.
 */
export async function importFirstEdition(target: ImportTarget): Promise<number> {
  const { apiHost, projectId, dataset, token, replace = false, onProgress = () => {} } = target;
  const client = createClient({
    projectId,
    dataset,
    token: token || "local", // the importer insists on one; the lake on this machine accepts any
    apiVersion: "2025-02-19",
    perspective: "raw",
    useCdn: false,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  });
  const edition = await readDocuments();
  const documents = replace ? edition : await selectMissing(client, edition);
  if (documents.length === 0) return 0;

  const findAssetId = await uploadMedia(client, findMedia(documents), (current, total) =>
    onProgress({ step: "Uploading pictures and clips", current, total }),
  );
  const complete = attachMedia(documents, findAssetId);
  onProgress({ step: "Writing documents", current: 0, total: complete.length });
  const transaction = client.transaction();
  for (const document of complete) transaction[replace ? "createOrReplace" : "createIfNotExists"](document);
  await transaction.commit({ autoGenerateArrayKeys: true, visibility: "async" });
  onProgress({ step: "Writing documents", current: complete.length, total: complete.length });
  return complete.length;
}

/** What is not there yet, neither published nor as a draft. */
async function selectMissing(client: SanityClient, edition: EditionDocument[]): Promise<EditionDocument[]> {
  const ids = edition.flatMap(({ _id }) => [_id, `drafts.${_id}`]);
  const stored = new Set(await client.fetch<string[]>("*[_id in $ids]._id", { ids }));
  return edition.filter(({ _id }) => !stored.has(_id) && !stored.has(`drafts.${_id}`));
}

if (import.meta.main) {
  const {
    NEXT_PUBLIC_SANITY_PROJECT_ID: projectId,
    NEXT_PUBLIC_SANITY_DATASET: dataset,
    SANITY_API_HOST: apiHost,
    SANITY_API_WRITE_TOKEN: token,
  } = process.env;
  if (!projectId || !dataset) {
    console.error(
      "NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET say where to import; set both.",
    );
    process.exit(1);
  }
  if (!apiHost && !token) {
    console.error("SANITY_API_WRITE_TOKEN is needed to write to hosted Sanity; make one with Editor rights.");
    process.exit(1);
  }
  const replace = process.argv.includes("--replace");
  try {
    const count = await importFirstEdition({
      apiHost,
      projectId,
      dataset,
      token,
      replace,
      onProgress: printProgress(),
    });
    console.log(
      count ? `First edition: ${count} documents written.` : "First edition: everything is there already.",
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
