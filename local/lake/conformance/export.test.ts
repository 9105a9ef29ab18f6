import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import sharp from "sharp";
import { assert, describe, expect } from "vitest";
import { newId } from "./content.ts";
import { expectRefused, type Lake, test } from "./lake-test.ts";

describe("HTTP API: Export (sanity.io/docs/http-reference/export)", () => {
  test("GET /data/export/{dataset}", async ({ lake }) => {
    const ids = (await exportLines(lake)).map(({ _id }) => _id);
    for (const id of ["ibsen", "undset", "drafts.undset", lake.picture._id]) expect(ids).toContain(id);
  });

  test("types", async ({ lake }) => {
    const types = new Set((await exportLines(lake, { types: "author,book" })).map(({ _type }) => _type));
    expect([...types].toSorted()).toEqual(["author", "book"]);
    expect(await exportLines(lake, { types: "nothing" })).toEqual([]);
  });

  test("nextCursor — differs: everything comes as the first and last page", async ({ lake }) => {
    const page = await exportLines(lake, { nextCursor: "" });
    expect(page.length).toEqual((await exportLines(lake)).length);
    assert(page.every(({ _id }) => typeof _id === "string"));
    await expectRefused(exportLines(lake, { nextCursor: "abc" }), 400, /Unknown cursor/);
  });

  test("@sanity/export, with assets", ({ client }) =>
    inFolder(async (folder) => {
      for (const mode of ["stream", "cursor"] as const) {
        const outputPath = join(folder, `${mode}.tar.gz`);
        const options = { client, dataset: "production", outputPath, mode };
        const { documentCount, assetCount } = await exportDataset(options);
        expect(documentCount).toBeGreaterThanOrEqual(6);
        expect(assetCount).toBeGreaterThanOrEqual(1);
      }
      expect((await readdir(folder)).toSorted()).toEqual(["cursor.tar.gz", "stream.tar.gz"]);
    }));

  test("@sanity/import, with assets", ({ client }) =>
    inFolder(async (folder) => {
      const file = join(folder, "dot.png");
      const dot = { create: { width: 2, height: 2, channels: 3 as const, background: "teal" } };
      await writeFile(file, await sharp(dot).png().toBuffer());
      const _id = newId();
      const picture = { _type: "image", _sanityAsset: `image@${pathToFileURL(file).href}` };
      const document = { _id, _type: "claim", picture };
      const { numDocs } = await sanityImport([document], { client, operation: "createOrReplace" });
      expect(numDocs).toBe(1);
      expect(await client.fetch("*[_id == $_id][0].picture.asset->mimeType", { _id })).toBe("image/png");
    }));
});

async function exportLines({ client }: Lake, query: Record<string, string> = {}) {
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
