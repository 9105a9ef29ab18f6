import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { trimDirectory } from "./trim-directory.ts";

test("the oldest files go until the rest fits; a missing folder is no error", async () => {
  const directory = await mkdtemp(join(tmpdir(), "trim-"));
  for (const [index, name] of ["old", "middle", "new"].entries()) {
    await writeFile(join(directory, name), Buffer.alloc(100));
    await utimes(join(directory, name), index, index);
  }
  await trimDirectory(directory, 300);
  expect(await readdir(directory)).toHaveLength(3);
  await trimDirectory(directory, 250);
  expect((await readdir(directory)).toSorted()).toEqual(["middle", "new"]);
  await trimDirectory(directory, 0);
  expect(await readdir(directory)).toEqual([]);
  await rm(directory, { recursive: true });
  await trimDirectory(directory, 0);
});
