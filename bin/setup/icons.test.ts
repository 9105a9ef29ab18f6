import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons } from "./icons.ts";
import { chooseMark, initialsOf } from "./mark.ts";

const accent = "#0b5cad";
const square = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#ff0000"/></svg>',
);
const wide = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 10"><rect width="90" height="10" fill="#ff0000"/></svg>',
);

test.each([
  ["Nordlicht", "N"],
  ["Kiel & Söhne GmbH", "KG"],
  ["élan", "É"],
  ["3 Birds", "3B"],
  ["&", ""],
])("%s is marked %j", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test("a name, in any letters or none, becomes icons of every size in the agency's colour", async () => {
  for (const name of ["Nordlicht", "Σίγμα", "Север", "日本", "&"]) {
    const icons = await drawIcons(await chooseMark(name, undefined, accent, "#ffffff"));
    for (const [file, size] of [
      ["apple-icon.png", 180],
      ["192.png", 192],
      ["512.png", 512],
      ["maskable-512.png", 512],
    ] as const) {
      const { width, height } = await sharp(icons[file]).metadata();
      expect([width, height]).toEqual([size, size]);
    }
    expect(icons["icon.svg"]?.toString()).toContain(accent);
    expect(icons["favicon.ico"]?.subarray(0, 6).toString("hex")).toBe("000001000300");
    expect(await colourAt(icons["maskable-512.png"], 4, 4)).toEqual([11, 92, 173]);
  }
});

test("a compact logo is the icon; a wide one is not", async () => {
  const fromSquare = await drawIcons(await chooseMark("Nordlicht", square, accent, "#ffffff"));
  expect(await colourAt(fromSquare["512.png"], 256, 256)).toEqual([255, 0, 0]);
  const fromWide = await drawIcons(await chooseMark("Nordlicht", wide, accent, "#ffffff"));
  expect(await colourAt(fromWide["512.png"], 60, 256)).toEqual([11, 92, 173]);
});

async function colourAt(png: Buffer | undefined, x: number, y: number): Promise<number[]> {
  const pixel = await sharp(png)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...pixel];
}
