import sharp from "sharp";
import type { Mark } from "./mark.ts";

/** The files by which browsers and phones know the site, by their names, from one mark. */
export async function drawIcons(mark: Mark): Promise<Record<string, Buffer>> {
  const whole = draw(mark, { room: 0 });
  const [p16, p32, p48] = await Promise.all([16, 32, 48].map((size) => toPng(whole, size)));
  return {
    "icon.svg": Buffer.from(`${whole}\n`),
    "favicon.ico": packIcon([p16, p32, p48]),
    // A phone rounds the corners itself.
    "apple-icon.png": await toPng(draw(mark, { room: mark.isTile ? 0 : 0.14, ground: mark.ground }), 180),
    "192.png": await toPng(whole, 192),
    "512.png": await toPng(whole, 512),
    // Systems may cut off all but a circle of four fifths.
    "maskable-512.png": await toPng(draw(mark, { room: mark.isTile ? 0.1 : 0.2, ground: mark.ground }), 512),
  };
}

function draw({ drawing, size }: Mark, { room, ground }: { room: number; ground?: string }): string {
  const edge = size * room;
  const box = [-edge, -edge, size + 2 * edge, size + 2 * edge].join(" ");
  const [x, y, width, height] = box.split(" ");
  const back = ground ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${size}" height="${size}">${back}${drawing}</svg>`;
}

function toPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Several sizes in one file, each as it is (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function packIcon(images: (Buffer | undefined)[]): Buffer {
  const pictures = images.filter((image) => image !== undefined);
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(picture.readUInt32BE(16), at);
    head.writeUInt8(picture.readUInt32BE(20), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
