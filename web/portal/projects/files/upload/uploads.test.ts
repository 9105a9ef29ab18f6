import { cleanFileName } from "schemas/requests/file-upload.ts";
import { honestFiles } from "schemas/requests/uploads-in-test/honest.ts";
import { hostileFiles } from "schemas/requests/uploads-in-test/hostile.ts";
import { expect, test } from "vitest";
import { inspectFile } from "./inspect-file.ts";

// Files as people send them, and as nobody should: see docs/testing.md.

async function* inPieces(bytes: Buffer<ArrayBuffer>, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield Uint8Array.from(bytes.subarray(at, at + size));
}

/** The name that a file is kept under, or how it is refused. */
async function send(name: string, bytes: Buffer<ArrayBuffer>, size = 65_536) {
  const clean = cleanFileName(name);
  if (clean === null) return { refusal: "name" };
  const file = await inspectFile(clean, inPieces(bytes, size));
  if (typeof file === "string") return { refusal: file };
  try {
    for await (const _ of file.bytes);
  } catch {
    return { refusal: file.outcome() };
  }
  return { kept: file.name };
}

test.each(honestFiles)("%s: %s is kept", async (_family, name, bytes, kept = name) => {
  expect(await send(name, bytes)).toEqual({ kept });
});

test.each(hostileFiles)("%s: %s is refused", async (_family, name, bytes, refusal) => {
  expect(await send(name, bytes)).toEqual({ refusal });
});

test("however a file arrives in pieces, the answer is the same", { tags: "slow" }, async () => {
  for (const size of [3, 64, 1000]) {
    for (const [, name, bytes, kept = name] of honestFiles)
      expect(await send(name, bytes, size), `${name} by ${size}`).toEqual({ kept });
    for (const [, name, bytes, refusal] of hostileFiles)
      expect(await send(name, bytes, size), `${name} by ${size}`).toEqual({ refusal });
  }
});
