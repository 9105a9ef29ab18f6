import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import { avif, gif, heic, jpeg, png, psd, tiff, webp } from "schemas/requests/uploads-in-test/bytes.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { plainIcon } from "./plain-icon.ts";
import { runMaker } from "./run-maker.ts";

// As the site starts it: as text.
const source = await readFile(new URL("make-preview.ts", import.meta.url), "utf8");
const program = ["--input-type=module", "--eval", stripTypeScriptTypes(source)];

async function* inPieces(bytes: Uint8Array, size = 65_536) {
  for (let at = 0; at < bytes.length; at += size) yield Uint8Array.from(bytes.subarray(at, at + size));
}

async function make(type: string, bytes: Uint8Array) {
  const preview = await runMaker(program, type, inPieces(bytes));
  if (!preview) return null;
  const { format, width, height } = await sharp(preview).metadata();
  expect(format).toBe("webp");
  return { preview, size: `${width} × ${height}` };
}

test.each([
  ["image/tiff", tiff(), "16 × 12"],
  ["image/vnd.adobe.photoshop", psd(1000, 500), "800 × 400"],
  ["image/jpeg", jpeg, "16 × 12"],
])("a preview of %s", async (type, bytes, size) => {
  expect(await make(type, bytes)).toMatchObject({ size });
});

test.each([
  ["image/png", png, "16 × 12"],
  ["image/gif", gif, "16 × 12"],
  ["image/webp", webp, "16 × 12"],
  ["image/avif", avif, "16 × 12"],
])("a preview of %s, too", { tags: "slow" }, async (type, bytes, size) => {
  expect(await make(type, bytes)).toMatchObject({ size });
});

test("an iPhone's tiles are put together and stand upright", async () => {
  const { preview, size } = (await make("image/heic", heic)) ?? {};
  expect(size).toBe("600 × 800");
  const { data, info } = await sharp(preview).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  // Turned a quarter to the right, what was dark on the left is dark on top; what was greener below is on the left.
  const [top = [], bottom = []] = [pixel(300, 5), pixel(300, 794)];
  expect(bottom[1]).toBeGreaterThan((top[1] ?? 0) + 100);
  const [[red = 0, green = 0] = [], [otherRed = 0, otherGreen = 0] = []] = [pixel(5, 400), pixel(594, 400)];
  expect(green - red).toBeGreaterThan(otherGreen - otherRed + 20);
});

/** A PNG of so many pixels, all of them grey and a thousandth of that in bytes. */
function largePng(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const facts = Buffer.alloc(8);
    facts.writeUInt32BE(content.length);
    facts.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([facts.subarray(0, 4), body, facts.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const parts = [chunk("IHDR", head), chunk("IDAT", lines), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([png.subarray(0, 8), ...parts]);
}

test.each([
  ["more pixels than it opens", "image/png", largePng(15_000, 15_000)],
  ["no picture", "image/heic", Buffer.from("no picture")],
])("of %s there is none", async (_what, type, bytes) => {
  expect(await make(type, bytes)).toBeNull();
});

test.each([
  ["half a picture", "image/jpeg", jpeg.subarray(0, 200)],
  ["half of an iPhone's", "image/heic", heic.subarray(0, 900)],
  ["a Photoshop file without its picture", "image/vnd.adobe.photoshop", psd().subarray(0, 20)],
  ["a drawing called a picture", "image/png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])("of %s there is none either", { tags: "slow" }, async (_what, type, bytes) => {
  expect(await make(type, bytes)).toBeNull();
});

test("just as many pixels as it opens", { tags: "slow" }, async () => {
  expect(await make("image/png", largePng(12_000, 10_000))).toMatchObject({ size: "800 × 667" });
});

test("a picture that breaks off on its way, or a maker that is not there, are nobody's last word", async () => {
  async function* broken() {
    yield Uint8Array.from(png.subarray(0, 50));
    throw new Error("The storage is gone");
  }
  await expect(runMaker(program, "image/png", broken())).rejects.toThrow("could not be read");
  await expect(runMaker(["--eval", "import 'nothing'"], "image/png", inPieces(png))).rejects.toThrow(
    "failed (1)",
  );
});

test("one that takes too much memory or time is ended", async () => {
  const mostBytes = 50_000_000;
  expect(await runMaker(program, "image/heic", inPieces(heic), { mostBytes })).toBeNull();
  const idle = ["--eval", "setInterval(() => {}, 1000)"];
  expect(await runMaker(idle, "image/png", inPieces(png), { mostMs: 500 })).toBeNull();
});

test("the icon is a small picture", async () => {
  expect(await sharp(plainIcon).metadata()).toMatchObject({ format: "webp", width: 384, height: 288 });
});
