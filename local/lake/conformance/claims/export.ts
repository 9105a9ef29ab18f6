import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import sharp from "sharp";
import { assertRefused, type Claims, differs, through, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { newId } from "./content.ts";

export const exportClaims: Claims = {
  "GET /data/export/{dataset}": works(async (lake) => {
    const ids = (await exportLines(lake)).map(({ _id }) => _id);
    for (const id of ["ibsen", "undset", "drafts.undset", lake.picture._id]) assert(ids.includes(id), id);
  }),
  types: works(async (lake) => {
    const types = new Set((await exportLines(lake, { types: "author,book" })).map(({ _type }) => _type));
    assert.deepEqual([...types].toSorted(), ["author", "book"]);
  }),
  nextCursor: differs("everything comes as the first and last page", async (lake) => {
    const page = await exportLines(lake, { nextCursor: "" });
    assert.deepEqual(page.length, (await exportLines(lake)).length);
    assert(page.every(({ _id }) => typeof _id === "string"));
    await assertRefused(exportLines(lake, { nextCursor: "abc" }), 400, /Unknown cursor/);
  }),
  "@sanity/export, with assets": through(
    "@sanity/export",
    works(({ client }) =>
      inFolder(async (folder) => {
        const { documentCount, assetCount } = await exportDataset({
          client,
          dataset: "production",
          outputPath: join(folder, "all.tar.gz"),
        });
        assert(documentCount >= 6);
        assert(assetCount >= 1);
        assert.deepEqual(await readdir(folder), ["all.tar.gz"]);
      }),
    ),
  ),
  "@sanity/import, with assets": through(
    "@sanity/import",
    works(({ client }) =>
      inFolder(async (folder) => {
        const file = join(folder, "dot.png");
        const dot = { create: { width: 2, height: 2, channels: 3 as const, background: "teal" } };
        await writeFile(file, await sharp(dot).png().toBuffer());
        const _id = newId();
        const picture = { _type: "image", _sanityAsset: `image@${pathToFileURL(file).href}` };
        const document = { _id, _type: "claim", picture };
        const { numDocs } = await sanityImport([document], { client, operation: "createOrReplace" });
        assert.equal(numDocs, 1);
        assert.equal(await client.fetch("*[_id == $_id][0].picture.asset->mimeType", { _id }), "image/png");
      }),
    ),
  ),
};

async function exportLines({ client }: LakeInClaims, query: Record<string, string> = {}) {
  const answer = await client.request<unknown>({ url: "/data/export/production", query });
  const lines = String(answer ?? "")
    .split("\n")
    .filter(Boolean);
  return lines.map((line): Record<string, unknown> => JSON.parse(line));
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "lake-claims-"));
  await work(folder).finally(() => rm(folder, { recursive: true }));
}
