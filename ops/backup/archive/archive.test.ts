import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { pack } from "tar-stream";
import { afterAll, expect, test } from "vitest";
import { canMount, meta } from "../../../local/supabase/small-disk.ts";
import { readArchive } from "./read-archive.ts";
import { toWebStream } from "./to-web-stream.ts";
import { type Source, unfinishedIn, writeArchive } from "./write-archive.ts";

const folder = mkdtempSync(join(tmpdir(), "corner-pocket-archive-"));
const identity = await generateX25519Identity();
const recipients = [await identityToRecipient(identity)];
const facts = {
  database: "embedded",
  content: "lake",
  newestMigration: "0001_first.sql",
  tables: {},
} as const;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, sources: Source[]) =>
  writeArchive({ folder, name }, { recipients, sources, facts });

const tree = join(folder, "tree");
mkdirSync(join(tree, "empty"), { recursive: true });
writeFileSync(join(tree, "bytes"), randomBytes(400_000));
writeFileSync(join(tree, "none"), "");
const whole = readFileSync(
  (
    await write("whole.age", [
      { path: "tree", from: tree },
      { path: "words.txt", text: "Grüße" },
    ])
  ).path,
);

test("what was put in comes out, empty files and folders too", async () => {
  const found: Record<string, string | Buffer> = {};
  await readArchive(join(folder, "whole.age"), identity, {
    async folder(path) {
      found[path] = "a folder";
    },
    async file(path, bytes) {
      found[path] = await buffer(bytes);
    },
  });
  expect(found).toEqual({
    tree: "a folder",
    "tree/empty": "a folder",
    "tree/bytes": readFileSync(join(folder, "tree", "bytes")),
    "tree/none": Buffer.alloc(0),
    "words.txt": Buffer.from("Grüße"),
  });
});

/** age encrypts 64 KiB at a time, with 16 bytes after them; the first begins behind the header and its nonce. */
const chunk = 65_536 + 16;
const headerEnd = () => whole.indexOf(10, whole.indexOf("\n--- ") + 1) + 1 + 16;
const flip = (at: number) => {
  const bytes = Buffer.from(whole);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};
const chunkAt = (index: number) =>
  whole.subarray(headerEnd() + index * chunk, headerEnd() + (index + 1) * chunk);
const before = () => whole.subarray(0, headerEnd());
const from = (index: number) => whole.subarray(headerEnd() + index * chunk);

const damages: [what: string, damage: () => Buffer][] = [
  ["is cut off in the middle", () => whole.subarray(0, Math.floor(whole.length / 2))],
  ["has its first two parts swapped", () => Buffer.concat([before(), chunkAt(1), chunkAt(0), from(2)])],
  ["has one bit turned", () => flip(headerEnd() + 70_000)],
];
const moreDamages: typeof damages = [
  ["is empty", () => Buffer.alloc(0)],
  ["is one byte", () => whole.subarray(0, 1)],
  ["has no last byte", () => whole.subarray(0, -1)],
  ["has one byte more", () => Buffer.concat([whole, Buffer.from("x")])],
  ["is cut off in its header", () => whole.subarray(0, 60)],
  ["ends behind its header", before],
  ["ends between two parts", () => Buffer.concat([before(), chunkAt(0), chunkAt(1)])],
  ["lacks its first part", () => Buffer.concat([before(), from(1)])],
  ["lacks a part in the middle", () => Buffer.concat([before(), chunkAt(0), from(2)])],
  [
    "lacks its last part",
    () => whole.subarray(0, headerEnd() + Math.floor((whole.length - headerEnd()) / chunk) * chunk),
  ],
  ["has a part twice", () => Buffer.concat([before(), chunkAt(0), chunkAt(0), from(1)])],
  ["is there twice", () => Buffer.concat([whole, whole])],
  ["has a turned bit in its first line", () => flip(3)],
  ["has a turned bit in the header's seal", () => flip(headerEnd() - 30)],
  ["has a turned bit in the nonce", () => flip(headerEnd() - 1)],
  ["has a turned bit in its last byte", () => flip(whole.length - 1)],
  ["is zeros from the middle on", () => Buffer.from(whole).fill(0, Math.floor(whole.length / 2))],
  ["is something else", () => randomBytes(300_000)],
];

const refuses = (name: string) => expect(readArchive(join(folder, name), identity)).rejects;

test.each(damages)("an archive that %s is refused", refuse);
test.each(moreDamages)("an archive that %s is refused, too", { tags: "slow" }, refuse);

async function refuse(_: string, damage: () => Buffer): Promise<void> {
  writeFileSync(join(folder, "damaged.age"), damage());
  await refuses("damaged.age").toThrow(
    "damaged.age is refused: it is damaged, cut off, or no backup at all.",
  );
}

test("an archive for another key is refused", async () => {
  await expect(readArchive(join(folder, "whole.age"), await generateX25519Identity())).rejects.toThrow(
    "whole.age is refused: it was made for another key, or its beginning is damaged.",
  );
});

test("an archive whose wrapped key has another letter is refused", { tags: "slow" }, async () => {
  // A turned bit may make a sign of it that no key has, which is refused in other words.
  const bytes = Buffer.from(whole);
  bytes.write(bytes.toString("latin1", 60, 61) === "A" ? "B" : "A", 60, "latin1");
  writeFileSync(join(folder, "damaged.age"), bytes);
  await refuses("damaged.age").toThrow("or its beginning is damaged.");
});

/** What somebody could write who knows whom it is for. */
async function forge(name: string, entries: [name: string, text: string, type?: "symlink"][]): Promise<void> {
  const tar = pack();
  for (const [path, text, type] of entries)
    if (type) tar.entry({ name: path, type, linkname: text });
    else tar.entry({ name: path }, text);
  tar.finalize();
  const compressed = createZstdCompress();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipients[0] ?? "");
  const [bytes] = await Promise.all([
    buffer(await encrypter.encrypt(toWebStream(compressed))),
    pipeline(tar, compressed),
  ]);
  writeFileSync(join(folder, name), bytes);
}

const about = { product: "corner-pocket", format: 1, madeAt: "2026-11-24T03:12:00.000Z" };
const begin: [string, string] = ["about.json", JSON.stringify(about)];

test.each<[why: string, entries: Parameters<typeof forge>[1]]>([
  ["a newer version of the product made it", [["about.json", JSON.stringify({ ...about, format: 2 })]]],
  ["it was not made by this product", [["about.json", JSON.stringify({ ...about, product: "another" })]]],
  ["it was not made by this product", [["somewhere", "else"]]],
  ["it has no end", [begin, ["words.txt", "Hello"]]],
  ["it holds a name that no backup has", [begin, ["../outside", "Hello"]]],
  ["it holds a name that no backup has", [begin, ["/etc/passwd", "Hello"]]],
  ["it holds a name that no backup has", [begin, begin]],
  ["neither a file nor a folder", [begin, ["link", "/etc/passwd", "symlink"]]],
  [
    "its files are not those that were put in",
    [begin, ["words.txt", "Hello"], ["manifest.json", JSON.stringify({ ...about, ...facts, files: [] })]],
  ],
  [
    "there is something behind its end",
    [begin, ["manifest.json", JSON.stringify({ ...about, ...facts, files: [] })], ["more", "Hello"]],
  ],
])("whole, but not ours: %s", async (why, entries) => {
  await forge("forged.age", entries);
  await refuses("forged.age").toThrow(why);
});

test("when a file cannot be read, nothing of the archive is left", async () => {
  const source = { path: "gone", from: join(folder, "nowhere") };
  await expect(write("half.age", [{ path: "tree", from: join(folder, "tree") }, source])).rejects.toThrow(
    "ENOENT",
  );
  expect(existsSync(join(folder, "half.age"))).toBe(false);
  expect(readdirSync(unfinishedIn(folder))).toEqual([]);
});

// A small file system in memory, in a name space of its own. Where that is not allowed, skipped.
test.skipIf(!canMount())(
  "when the disk is full in the middle, it is said, and nothing of the archive is left",
  {
    meta,
    tags: "slow",
  },
  () => {
    const small = join(folder, "small");
    mkdirSync(small);
    writeFileSync(join(folder, "large"), randomBytes(8_000_000));
    const script = `
    import { readdirSync } from "node:fs";
    import { writeArchive } from ${JSON.stringify(join(import.meta.dirname, "write-archive.ts"))};
    const sources = [{ path: "large", from: ${JSON.stringify(join(folder, "large"))} }];
    const facts = { database: "embedded", content: "lake", newestMigration: "", tables: {} };
    await writeArchive({ folder: ${JSON.stringify(small)}, name: "full.age" }, { recipients: ${JSON.stringify(recipients)}, sources, facts })
      .catch(({ code }) => console.log(code, readdirSync(${JSON.stringify(small)}, { recursive: true }).join()));`;
    const run = `mount -t tmpfs -o size=2m tmpfs ${small} && exec "$0" --input-type=module-typescript --eval "$1"`;
    const said = execFileSync("unshare", ["-rm", "sh", "-c", run, process.execPath, script], {
      encoding: "utf8",
    });
    expect(said.trim()).toBe("ENOSPC unfinished");
  },
);
