import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Writes files/iphone.heic: a picture in HEVC tiles of 512 pixels, turned a quarter, as an iPhone held upright stores it. Wants
// heif-enc (Debian: libheif-examples), which encodes each tile; what holds them together is written here (ISO/IEC 23008-12).

const tile = 512;
const across = 2;
const down = 2;
const [width, height] = [1000, 750];
const folder = mkdtempSync(join(tmpdir(), "heic-"));

try {
  const tiles = Array.from({ length: across * down }, (_, place) => encodeTile(place));
  const bytes = assemble(tiles);
  writeFileSync(join(import.meta.dirname, "files", "iphone.heic"), bytes);
  console.log(`${bytes.length} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}

/** One tile of a picture that is dark on the left, bright on the right and greener towards the bottom. */
function encodeTile(place: number) {
  const left = (place % across) * tile;
  const top = Math.floor(place / across) * tile;
  const luma = Buffer.alloc(tile * tile);
  for (let y = 0; y < tile; y++)
    for (let x = 0; x < tile; x++) luma[y * tile + x] = 40 + Math.floor((170 * (left + x)) / width);
  const half = tile / 2;
  const chroma = Buffer.alloc(half * half);
  for (let y = 0; y < half; y++)
    chroma.fill(128 - Math.floor((60 * (top + 2 * y)) / height), y * half, (y + 1) * half);
  const source = join(folder, `${place}.y4m`);
  const target = join(folder, `${place}.heic`);
  const head = `YUV4MPEG2 W${tile} H${tile} F1:1 Ip A1:1 C420jpeg\nFRAME\n`;
  writeFileSync(source, Buffer.concat([Buffer.from(head), luma, chroma, chroma]));
  execFileSync("heif-enc", ["-q", "40", "-o", target, source]);
  return readTile(readFileSync(target));
}

/** The decoder's settings and the pixels of a file with one picture. */
function readTile(file: Buffer) {
  const settings = file.indexOf("hvcC") - 4;
  const [place] = findBox(file, "iloc");
  // Version 0, offsets and lengths of four bytes each: what heif-enc writes.
  const sizes = file.readUInt8(place + 4);
  if (file.readUInt8(place) !== 0 || sizes !== 0x44)
    throw new Error("heif-enc writes its places in another way");
  const base = file.readUInt8(place + 5) >> 4;
  const extent = place + 8 + 4 + base + 2;
  const from = file.readUInt32BE(extent) + (base === 4 ? file.readUInt32BE(place + 12) : 0);
  return {
    settings: file.subarray(settings, settings + file.readUInt32BE(settings)),
    pixels: file.subarray(from, from + file.readUInt32BE(extent + 4)),
  };
}

function findBox(file: Buffer, name: string): [start: number, end: number] {
  const at = file.indexOf(name) - 4;
  return [at + 8, at + file.readUInt32BE(at)];
}

function assemble(tiles: ReturnType<typeof encodeTile>[]): Buffer {
  const grid = tiles.length + 1;
  const gridData = Buffer.from([0, 0, down - 1, across - 1, ...u16(width), ...u16(height)]);
  const items = [...tiles.map(({ pixels }) => pixels), gridData];
  const info = (id: number, type: string) =>
    box("infe", [2, 0, 0, type === "hvc1" ? 1 : 0, ...u16(id), 0, 0, ...text(type), 0]);
  const properties = [
    tiles[0]?.settings ?? [],
    box("ispe", [0, 0, 0, 0, ...u32(tile), ...u32(tile)]),
    box("ispe", [0, 0, 0, 0, ...u32(width), ...u32(height)]),
    box("irot", [3]),
  ];
  const essential = 0x80;
  const associations = [
    ...tiles.flatMap((_, place) => [...u16(place + 1), 2, essential | 1, 2]),
    ...[...u16(grid), 2, 3, essential | 4],
  ];
  const places = (start: number) => {
    let at = start;
    return items.flatMap((item, place) => {
      const entry = [...u16(place + 1), 0, 0, 0, 1, ...u32(at), ...u32(item.length)];
      at += item.length;
      return entry;
    });
  };
  const meta = (start: number) =>
    box("meta", [
      ...[0, 0, 0, 0],
      ...box("hdlr", [...u32(0), ...u32(0), ...text("pict"), ...u32(0), ...u32(0), ...u32(0), 0]),
      ...box("pitm", [...u32(0), ...u16(grid)]),
      ...box("iinf", [
        ...[...u32(0), ...u16(items.length)],
        ...tiles.flatMap((_, place) => [...info(place + 1, "hvc1")]),
        ...info(grid, "grid"),
      ]),
      ...box("iref", [
        ...u32(0),
        ...box("dimg", [...u16(grid), ...u16(tiles.length), ...tiles.flatMap((_, place) => u16(place + 1))]),
      ]),
      ...box("iprp", [
        ...box(
          "ipco",
          properties.flatMap((property) => [...property]),
        ),
        ...box("ipma", [...u32(0), ...u32(items.length), ...associations]),
      ]),
      ...box("iloc", [0, 0, 0, 0, 0x44, 0, ...u16(items.length), ...places(start)]),
    ]);
  const type = box("ftyp", [...text("heic"), ...u32(0), ...text("mif1"), ...text("heic")]);
  const start = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(start), box("mdat", Buffer.concat(items))]);
}

function box(name: string, content: Iterable<number>): Buffer {
  const bytes = Buffer.from([...content]);
  return Buffer.concat([Buffer.from(u32(bytes.length + 8)), Buffer.from(name), bytes]);
}

function text(words: string): number[] {
  return [...Buffer.from(words)];
}

function u16(value: number): number[] {
  return [value >> 8, value & 0xff];
}

function u32(value: number): number[] {
  return [...u16(value >>> 16), ...u16(value & 0xffff)];
}
