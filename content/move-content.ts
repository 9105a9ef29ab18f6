import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";

type Document = { _id: string; _type: string; [field: string]: unknown };

export type MovePlan = {
  /** Documents that the target does not have, drafts included. */
  missing: string[];
  /** Documents that say something else there, and would be overwritten. */
  different: string[];
  equal: number;
  /** Documents that only the target has; they stay. */
  extra: string[];
};

/** What moving everything from one dataset to another would do. Throws an Error when either cannot be read. */
export async function planMove(from: SanityClient, to: SanityClient): Promise<MovePlan> {
  const [source, target] = await Promise.all([readDocuments(from), readDocuments(to)]);
  const plan: MovePlan = { missing: [], different: [], equal: 0, extra: [] };
  for (const [id, document] of source) {
    const known = target.get(id);
    if (!known) plan.missing.push(id);
    else if (isDeepStrictEqual(withoutTimes(document), withoutTimes(known))) plan.equal += 1;
    else plan.different.push(id);
  }
  plan.extra = [...target.keys()].filter((id) => !source.has(id));
  return plan;
}

/**
 * Writes every document and every uploaded file of one dataset into the other, over what has the same id there.
 * Nothing is deleted. Answers with the number of documents written; what was cut short is completed by the next move.
 */
export async function moveContent(from: SanityClient, to: SanityClient): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  try {
    const archive = join(folder, "content.tar.gz");
    const types = await from.fetch<string[]>(
      `array::unique(*[!string::startsWith(_type, "sanity.")]._type)`,
      {},
      raw,
    );
    await exportDataset({
      client: from,
      dataset: from.config().dataset ?? "production",
      outputPath: archive,
      types: [...types, "sanity.imageAsset", "sanity.fileAsset"],
      assetConcurrency: 4,
    });
    const { numDocs } = await sanityImport(createReadStream(archive), {
      client: to,
      operation: "createOrReplace",
    });
    return numDocs;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const raw = { perspective: "raw" as const };

async function readDocuments(client: SanityClient): Promise<Map<string, Document>> {
  const documents = await client.fetch<Document[]>("*[]", {}, raw);
  return new Map(
    documents.flatMap((document) => (document._type.startsWith("sanity.") ? [] : [[document._id, document]])),
  );
}

function withoutTimes({ _rev, _updatedAt, _createdAt, ...kept }: Document): object {
  return kept;
}
