import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../../../local/lake/start-lake-in-test.ts";
import { startTestBackend } from "../../../local/supabase/test-backend.ts";
import type { Manifest } from "../archive/manifest.ts";
import { checkHostedContent, restoreHostedContent, takeHostedContent } from "./hosted-content.ts";
import { restoreHostedFiles, takeHostedFiles } from "./take-hosted-files.ts";
import { listObjects } from "./take-server-database.ts";

// The lake and the embedded storage stand for the hosted ones: they speak the same requests.

const scratch = mkdtempSync(join(tmpdir(), "corner-pocket-hosted-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("hosted content is exported, checked, and put into an empty dataset alone", {
  tags: "slow",
}, async () => {
  const [from, to] = await Promise.all([startLakeInTest(), startLakeInTest()]);
  try {
    const asset = await from.client.assets.upload("file", Buffer.from("A clip"), { filename: "clip.mp4" });
    await from.client.create({
      _id: "clip",
      _type: "clip",
      file: { _type: "file", asset: { _ref: asset._id } },
    });
    await from.client.create({ _id: "drafts.proverb", _type: "proverb", text: "Half a saying" });
    const { tables } = await takeHostedContent(from.client, scratch);
    expect(tables["content.documents"]?.rows).toBe(2);

    const manifest: Manifest = {
      ...{ product: "corner-pocket", format: 1, madeAt: "2026-11-24T03:12:00Z" },
      ...{ database: "server", content: "hosted", newestMigration: "", files: [], tables },
    };
    await checkHostedContent(scratch, manifest);
    const more = { ...manifest, tables: { "content.documents": { rows: 3, sha256: "" } } };
    await expect(checkHostedContent(scratch, more)).rejects.toMatchObject({ code: "content" });

    await restoreHostedContent(scratch, to.client);
    const ids = "*[!string::startsWith(_type, 'system.')]._id | order(@)";
    const raw = { perspective: "raw" as const };
    expect(await to.client.fetch(ids, {}, raw)).toEqual(await from.client.fetch(ids, {}, raw));
    await expect(restoreHostedContent(scratch, to.client)).rejects.toThrow("has 2 documents already");
  } finally {
    await Promise.all([from.stop(), to.stop()]);
  }
});

test("hosted files are fetched and put back, byte for byte", { tags: "slow" }, async () => {
  const [from, to] = [await startTestBackend(), await startTestBackend()];
  const service = (backend: typeof from) => ({ url: backend.url, key: backend.secretKey });
  try {
    const { rows } = await from.database.query<{ bucket: string; key: string; size: number }>(listObjects);
    expect(rows.length).toBeGreaterThan(3);
    const folder = mkdtempSync(join(scratch, "files-"));
    const gone = { bucket: "project-files", key: "a/b/gone", size: 1 };
    const [source] = await takeHostedFiles([...rows, gone], service(from), folder);
    expect(source).toEqual({ path: "supabase/storage/objects", from: join(folder, "objects") });

    const unpacked = mkdtempSync(join(scratch, "unpacked-"));
    cpSync(join(folder, "objects"), join(unpacked, "supabase/storage/objects"), { recursive: true });
    const [first] = rows;
    if (!first) throw new Error("There is no file");
    await to.service().storage.from(first.bucket).upload(first.key, Buffer.from("other"), { upsert: true });
    await restoreHostedFiles(rows, service(to), unpacked);
    for (const { bucket, key } of rows) {
      const [a, b] = await Promise.all(
        [from, to].map((each) => each.service().storage.from(bucket).download(key)),
      );
      expect(a?.data?.size).toBeGreaterThan(0);
      expect(await b?.data?.bytes()).toEqual(await a?.data?.bytes());
    }
  } finally {
    await Promise.all([from.stop(), to.stop()]);
  }
});
