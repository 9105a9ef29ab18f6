import { createReadStream } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import { extract } from "tar-stream";
import type { Manifest } from "../archive/manifest.ts";
import type { Source } from "../archive/write-archive.ts";
import { Problem } from "../problem.ts";

const path = "content.tar.gz";
const table = "content.documents";

/** Every document of a hosted dataset, drafts included, with its pictures and files, as `sanity dataset export` writes them. */
export async function takeHostedContent(client: SanityClient, scratch: string) {
  const outputPath = join(scratch, path);
  try {
    const dataset = client.config().dataset ?? "production";
    const { documentCount } = await exportDataset({ client, dataset, outputPath, assetConcurrency: 4 });
    const sources: Source[] = [{ path, from: outputPath }];
    return { sources, tables: { [table]: { rows: documentCount, sha256: "" } } };
  } catch (cause) {
    throw new Problem("content", "The content could not be exported: check SANITY_API_WRITE_TOKEN", {
      cause,
    });
  }
}

/** Whether an export holds as many documents as were counted, and every picture and file that they name. */
export async function checkHostedContent(directory: string, stated: Manifest): Promise<void> {
  const names = new Set<string>();
  const wanted = new Set<string>();
  let documents = 0;
  const tar = extract();
  const flow = pipeline(createReadStream(join(directory, path)), createGunzip(), tar);
  const reading = (async () => {
    for await (const entry of tar) {
      const name = entry.header.name.split("/").slice(1).join("/");
      names.add(name);
      if (name !== "data.ndjson") {
        entry.resume();
        continue;
      }
      const text = (await buffer(entry)).toString("utf8");
      documents = text.split("\n").filter(Boolean).length;
      for (const [, asset = ""] of text.matchAll(/"_sanityAsset":"\w+@file:\/\/\.\/([^"]+)"/g))
        wanted.add(asset);
    }
  })();
  await Promise.all([flow, reading]);
  if (documents !== stated.tables[table]?.rows)
    throw new Problem(
      "content",
      `The export holds ${documents} documents, and ${stated.tables[table]?.rows} were counted.`,
    );
  for (const name of wanted)
    if (!names.has(name))
      throw new Problem("content", `The content names ${name}, and its bytes are not there.`);
}

/** Fills a dataset that is empty. Throws an Error when it is not. */
export async function restoreHostedContent(directory: string, client: SanityClient): Promise<void> {
  await requireEmptyDataset(client);
  await sanityImport(createReadStream(join(directory, path)), { client, operation: "create" });
}

export async function requireEmptyDataset(client: SanityClient): Promise<void> {
  const own = `count(*[!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")])`;
  const count = await client.fetch<number>(own, {}, { perspective: "raw" });
  if (count > 0) throw new Error(`The dataset has ${count} documents already. Nothing was changed.`);
}
