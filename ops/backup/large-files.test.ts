import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "corner-pocket-large-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A process of its own, so that what it needs is its own.
const script = `
  import { writeArchive } from ${JSON.stringify(join(import.meta.dirname, "archive", "write-archive.ts"))};
  import { readArchive } from ${JSON.stringify(join(import.meta.dirname, "archive", "read-archive.ts"))};
  import { makeKey } from ${JSON.stringify(join(import.meta.dirname, "keys.ts"))};
  const [folder] = process.argv.slice(1);
  const { identity, recipient } = await makeKey();
  const { path } = await writeArchive({ folder, name: "large.age" }, {
    recipients: [recipient],
    sources: [{ path: "files", from: folder + "/files" }],
    facts: { database: "embedded", content: "lake", newestMigration: "", tables: {} },
  });
  const { files } = await readArchive(path, identity);
  process.send({ files: files.length, peakMegabytes: process.resourceUsage().maxRSS / 1024 });
`;

test("a gigabyte of files is written and read in bounded memory", {
  tags: "slow",
}, async () => {
  const count = 20;
  mkdirSync(join(folder, "files"));
  for (let index = 0; index < count; index++) await fill(join(folder, "files", `${index}`), 52 * 1024 * 1024);
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", script, folder], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [{ files, peakMegabytes }] = await once(child, "message");
  expect(files).toBe(count + 1);
  expect(statSync(join(folder, "large.age")).size).toBeGreaterThan(count * 52 * 1024 * 1024);
  console.log(`At most ${Math.round(peakMegabytes)} MB.`);
  // How late the collector comes is its own, and on a busy machine half of it was waiting for it once.
  expect(peakMegabytes).toBeLessThan(count * 52 * 0.75);
});

async function fill(path: string, bytes: number): Promise<void> {
  const file = createWriteStream(path);
  // Random, so that nothing can be compressed.
  for (let written = 0; written < bytes; written += 1024 * 1024)
    if (!file.write(randomBytes(1024 * 1024))) await once(file, "drain");
  file.end();
  await once(file, "close");
}
