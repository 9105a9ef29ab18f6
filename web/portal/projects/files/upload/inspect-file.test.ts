import { createHash } from "node:crypto";
import { maxFileBytes } from "schemas/requests/file-upload.ts";
import { expect, test } from "vitest";
import { inspectFile } from "./inspect-file.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => Uint8Array.from(Buffer.from(text, "latin1"));
const png = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89";
const gif = "GIF89a\x01\0\x01\0\0\0\0;";

async function* inChunks(...chunks: Bytes[]): AsyncGenerator<Bytes> {
  yield* chunks;
}

/** How the file came out: its type, or the rule it broke, and how much of it was passed on. */
async function inspect(name: string, ...chunks: Bytes[]) {
  const file = await inspectFile(name, inChunks(...chunks));
  if (typeof file === "string") return { refusal: file, passed: 0 };
  let passed = 0;
  try {
    for await (const chunk of file.bytes) passed += chunk.length;
  } catch {
    return { refusal: file.outcome(), passed };
  }
  return { name: file.name, mime: file.mime, outcome: file.outcome(), passed };
}

test.each([
  ["photo.png", png, "image/png"],
  ["photo.PNG", png, "image/png"],
  ["dance.gif", gif, "image/gif"],
  ["plan.pdf", "%PDF-1.7\n%\xe2\xe3", "application/pdf"],
  ["letter.docx", "PK\x03\x04\x14\0\x06\0", expect.stringContaining("wordprocessingml")],
  ["notes.txt", "Just words", "text/plain"],
  ["logo.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', "image/svg+xml"],
  ["page.html", "<!doctype html><script>1</script>", "text/html"],
  ["data.xyz", "\0\x01\x02\x03", "application/octet-stream"],
])("%s passes as it is", async (name, content, mime) => {
  const bytes = bytesOf(content);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(await inspect(name, bytes)).toEqual({
    name,
    mime,
    outcome: { size: bytes.length, sha256 },
    passed: bytes.length,
  });
});

test.each([
  ["photo.png", "%PDF-1.7", "photo.pdf", "application/pdf"],
  ["photo.jpg", png, "photo.png", "image/png"],
  ["notes.txt", png, "notes.png", "image/png"],
  ["notes.txt", "\0\x01\x02", "notes.txt", "application/octet-stream"],
  ["letter.docx", "%PDF-1.7", "letter.pdf", "application/pdf"],
  ["data.xyz", png, "data.xyz.png", "image/png"],
  ["photo", png, "photo.png", "image/png"],
  ["notes.jpg_large", "Just words", "notes.jpg_large.txt", "text/plain"],
])("%s is kept as what it is: %j as %s", async (name, content, kept, mime) => {
  expect(await inspect(name, bytesOf(content))).toMatchObject({ name: kept, mime });
});

test.each([
  ["empty.txt", "", "empty"],
  ["plan.pdf", "<html>", "mismatch"],
  ["photo.jfif", "Just words", "mismatch"],
  ["setup.exe", "MZ", "program"],
  ["photo.png", "MZ\x90\0\x03\0\0\0", "program"],
  ["run.txt", "\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0\x3e\0", "program"],
  ["script.sh", "echo", "program"],
  ["photo.png", `${png}<ScRiPt>alert(1)</script>`, "mixed"],
  ["photo.gif", `${gif}<!DOCTYPE html>`, "mixed"],
  ["photo.png", `${png}PK\x03\x04 hidden PK\x05\x06${"\0".repeat(18)}`, "mixed"],
])("%s with %j is refused as %s", async (name, content, refusal) => {
  expect(await inspect(name, bytesOf(content))).toEqual({ refusal, passed: 0 });
});

test.each("js mjs jse url scf reg iso img chm msc xll wsh pif cpl py desktop vhdx inf hta lnk".split(" "))(
  "what a double click would run is refused: .%s",
  async (ending) => {
    for (const content of ["words", "\0\x01\x02"]) {
      expect(await inspect(`plan.${ending.toUpperCase()}`, bytesOf(content))).toEqual({
        refusal: "program",
        passed: 0,
      });
    }
  },
);

test("what is hidden across two chunks is found, and the last chunk never leaves", async () => {
  const head = Buffer.concat([bytesOf(png), Buffer.alloc(70_000, 1)]);
  const result = await inspect("photo.png", Uint8Array.from(head), bytesOf("x<scr"), bytesOf("ipt>"));
  expect(result.refusal).toBe("mixed");
  expect(result.passed).toBeLessThanOrEqual(head.length + 5);
});

test("a file may have 50 MB and not a byte more, and its end is held back until that is known", async () => {
  const chunks = Array.from({ length: 50 }, () => new Uint8Array(1024 * 1024).fill(65));
  expect((await inspect("large.txt", ...chunks)).outcome).toMatchObject({ size: maxFileBytes });
  const result = await inspect("large.txt", ...chunks, bytesOf("!"));
  expect(result.refusal).toBe("too-large");
  expect(result.passed).toBeLessThanOrEqual(maxFileBytes);
});
