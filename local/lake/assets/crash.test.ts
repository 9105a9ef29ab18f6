import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";

test("after kill -9 in the middle of uploads every acknowledged file is there, whole, and no half one is left", () =>
  killAndCount(1));

test("after five kills in the middle of uploads it is the same", { tags: "slow" }, () => killAndCount(5));

async function killAndCount(rounds: number): Promise<void> {
  const lake = await startLakeInTest();
  const kept = new Map<string, string>();
  for (let round = 0; round < rounds; round++) {
    const target = kept.size + 5;
    const uploaders = [1, 2, 3, 4].map(async () => {
      for (;;) {
        const bytes = randomBytes(200_000);
        const document = await lake.client.assets
          .upload("file", bytes, { filename: "clip.mp4" })
          .catch(() => undefined);
        if (!document) return;
        kept.set(document.path, createHash("sha1").update(bytes).digest("hex"));
      }
    });
    await expect.poll(() => kept.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(target);
    await lake.kill();
    await Promise.all(uploaders);
    await lake.restart();
  }
  const paths: string[] = await lake.client.fetch('*[_type == "sanity.fileAsset"].path');
  expect(paths).toEqual(expect.arrayContaining([...kept.keys()]));
  for (const path of paths) {
    const response = await fetch(`${lake.url}/${path}`);
    const hash = createHash("sha1")
      .update(new Uint8Array(await response.arrayBuffer()))
      .digest("hex");
    expect(path).toContain(hash);
    expect(kept.get(path) ?? hash).toBe(hash);
  }
  await expect(readdir(join(lake.directory, "assets", "incoming"))).rejects.toMatchObject({ code: "ENOENT" });
  await lake.stop();
}
