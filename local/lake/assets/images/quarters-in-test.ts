import sharp from "sharp";

const colors = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255] };

/** 400 × 200: red top left, lime top right, blue bottom left, white bottom right. */
export function makeQuarters(): Promise<Buffer> {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: 200, height: 100, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width: 400, height: 200, channels: 3, background: "red" } })
    .composite([quarter("lime", 200, 0), quarter("blue", 0, 100), quarter("white", 200, 100)])
    .png()
    .toBuffer();
}

/** Which of the four colours is at a place of a picture, or undefined. */
export async function colorAt(bytes: Buffer, left: number, top: number): Promise<string | undefined> {
  const pixel = await sharp(bytes).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  const isNear = (color: number[]) =>
    color.every((value, channel) => Math.abs(value - (pixel[channel] ?? 0)) < 40);
  return Object.entries(colors).find(([, color]) => isNear(color))?.[0];
}
