import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";

export type Bytes = Buffer<ArrayBuffer>;

// Small files of many kinds, and what makes them larger. The pictures are 16 × 12 pixels and whole: every reader shows them.

export const png = decode(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAMBAMAAACZySCyAAAAMFBMVEUijHgiyHgiUHgiFXioyHhoyHhojHhoUHioFXjgIHhoFXjbZnimTnjgyHigjHjZlnh3YbsEAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAWklEQVQImWMwNrZataKjcyYDEmPxqhUdM2cyKCmpl9ecOQliFJXXnDm9GyqyezcDA0NC2rt3YAZbWt679//BInnv/v9nEBQUDQ1x8b3LICgYGBrichfEgIgAAC99KhnX1e7mAAAAAElFTkSuQmCC",
);
export const jpeg = decode(
  "/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAMABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABAX/xAAZEAACAwEAAAAAAAAAAAAAAAAAAwIEUWH/xAAVAQEBAAAAAAAAAAAAAAAAAAABAv/EABgRAAMBAQAAAAAAAAAAAAAAAAABBAID/9oADAMBAAIRAxEAPwCcqpwYqpwYpccFqXHA32ZMtDP/2Q==",
);
export const gif = decode(
  "R0lGODlhEAAMAIEAAMG1eME/eEM1eEOreCH5BAQAAAAALAAAAAAQAAwAAAIxlH+hG4jNlDMwtikqw3qL8YXBYA3g+Y0BAKyjCZvAwK5sDM/sfuMyzZv5dEHhEMgrAAA7",
);
export const webp = decode(
  "UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoQAAwABUB8JbACdACyOKwA/ulDDD1uOIDKeQwI5iRI0BOLxv2iLAAA",
);
export const avif = decode(
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAABAAAAAMAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAvbWRhdBIACgg4DP7aQENBpDIZHYJixOAAFiAIdXeFCkph3ouKftnys18meA==",
);
/** 750 × 1000 pixels in four tiles, turned: see make-heic.ts. */
export const heic = readFileSync(join(import.meta.dirname, "files", "iphone.heic"));
export const pdf = latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n");

/** Eight bits for each of red, green and blue, without compression, and what somebody wrote about it. */
export function tiff(caption = "A hut"): Bytes {
  const words = latin(`${caption}\0`);
  const at = 8 + words.length;
  const pixels = Buffer.alloc(16 * 12 * 3, 0x99);
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, 3, 1, 16],
    [257, 3, 1, 12],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 2],
    [270, 2, words.length, 8],
    [273, 4, 1, at],
    [277, 3, 1, 3],
    [278, 3, 1, 12],
    [279, 4, 1, pixels.length],
  ];
  return together(
    latin("II*\0"),
    little32(at + pixels.length),
    words,
    pixels,
    little16(tags.length),
    ...tags.map(([tag, type, count, value]) =>
      together(little16(tag), little16(type), little32(count), little32(value)),
    ),
    little32(0),
  );
}

/** A Photoshop file of one layer that has its picture at the end, as "maximise compatibility" writes it. */
export function psd(width = 16, height = 12): Bytes {
  return together(
    latin("8BPS"),
    big16(1),
    Buffer.alloc(6),
    big16(3),
    big32(height),
    big32(width),
    big16(8),
    big16(3),
    big32(0),
    big32(0),
    big32(0),
    big16(0),
    Buffer.alloc(width * height * 3, 0x66),
  );
}

/** A PNG with another chunk in front of its pixels. */
export function pngWith(name: string, content: string | Bytes): Bytes {
  const body = together(latin(name), bytesOf(content));
  const chunk = together(big32(body.length - 4), body, big32(crc32(body)));
  return together(png.subarray(0, 33), chunk, png.subarray(33));
}

/** A JPEG with another segment behind its start. */
export function jpegWith(code: number, content: string | Bytes): Bytes {
  const body = bytesOf(content);
  return together(jpeg.subarray(0, 2), [0xff, code], big16(body.length + 2), body, jpeg.subarray(2));
}

/** A GIF with an extension in front of its picture; `first` is a block of its own. */
export function gifWith(label: number, content: string, first = ""): Bytes {
  const blocks = [first, ...(content.match(/.{1,255}/gs) ?? [])].filter(Boolean).map(latin);
  const sized = blocks.flatMap((block) => [[block.length], block]);
  return together(gif.subarray(0, 25), [0x21, label], ...sized, [0], gif.subarray(25));
}

/** A WebP with another chunk behind its picture. */
export function webpWith(name: string, content: string): Bytes {
  const body = latin(content.length % 2 ? `${content} ` : content);
  const rest = together(webp.subarray(8), latin(name), little32(body.length), body);
  return together(latin("RIFF"), little32(rest.length), rest);
}

/** A picture in boxes with one more behind its others. */
export function boxed(picture: Bytes, name: string, content: string): Bytes {
  return together(picture, big32(content.length + 8), latin(name), latin(content));
}

/** A ZIP whose entries are not compressed. */
export function zip(entries: Record<string, string>): Bytes {
  const places: Bytes[] = [];
  const files: Bytes[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const body = Buffer.from(content);
    const facts = together(
      little16(0),
      little16(0),
      little32(0),
      little32(crc32(body)),
      little32(body.length),
      little32(body.length),
      little16(Buffer.byteLength(name)),
      little16(0),
    );
    const file = together(latin("PK\x03\x04"), little16(20), facts, Buffer.from(name), body);
    places.push(
      together(
        latin("PK\x01\x02"),
        little16(20),
        little16(20),
        facts,
        Buffer.alloc(10),
        little32(at),
        Buffer.from(name),
      ),
    );
    files.push(file);
    at += file.length;
  }
  const directory = together(...places);
  const count = places.length;
  return together(
    ...files,
    directory,
    latin("PK\x05\x06\0\0\0\0"),
    little16(count),
    little16(count),
    little32(directory.length),
    little32(at),
    little16(0),
  );
}

/** An Office file: what its list of types calls it. */
export function office(type: string): Bytes {
  return zip({
    "[Content_Types].xml": `<Types><Override ContentType="application/vnd.${type}.main+xml"/></Types>`,
  });
}

/** A compound file (Office of before 2007, Outlook, Visio, an installer): its root's class and its streams. */
export function compound(stream: string, rootClass = Buffer.alloc(16)): Bytes {
  const entry = (name: string, id: Buffer) => {
    const words = Buffer.from(`${name}\0`, "utf16le");
    return together(
      words,
      Buffer.alloc(64 - words.length),
      little16(words.length),
      Buffer.alloc(14),
      id,
      Buffer.alloc(32),
    );
  };
  const head = together([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], Buffer.alloc(504));
  return together(head, entry("Root Entry", rootClass), entry(stream, Buffer.alloc(16)));
}

export function latin(text: string): Bytes {
  return Buffer.from(text, "latin1");
}

export function utf16(text: string, mark = true): Bytes {
  return together(mark ? [0xff, 0xfe] : [], Buffer.from(text, "utf16le"));
}

export function together(...parts: (Uint8Array | number[])[]): Bytes {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

function bytesOf(content: string | Bytes): Bytes {
  return typeof content === "string" ? latin(content) : content;
}

function decode(text: string): Bytes {
  return Buffer.from(text, "base64");
}

function big16(value: number): number[] {
  return [value >> 8, value & 0xff];
}

function big32(value: number): number[] {
  return [...big16(value >>> 16), ...big16(value & 0xffff)];
}

function little16(value: number): number[] {
  return [value & 0xff, value >> 8];
}

function little32(value: number): number[] {
  return [...little16(value & 0xffff), ...little16(value >>> 16)];
}
