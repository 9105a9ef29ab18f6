import sharp from "sharp";

/** Linear light to a picture: exposure, a soft glow around bright parts, and a film-like curve. */
export async function develop(
  light: Float32Array,
  width: number,
  height: number,
  exposure: number,
): Promise<Buffer> {
  const glow = await glowOf(light, width, height, exposure);
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < bytes.length; index++) {
    const value = (light[index] ?? 0) * exposure + (glow[index] ?? 0) * 0.0006;
    bytes[index] = 255 * curve(value) ** (1 / 2.2) + 0.5;
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Narkowicz's fit of the ACES curve. */
function curve(x: number): number {
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14));
}

async function glowOf(light: Float32Array, width: number, height: number, exposure: number): Promise<Buffer> {
  const bright = Buffer.alloc(light.length);
  for (let index = 0; index < light.length; index++) {
    bright[index] = Math.min(255, Math.max(0, (light[index] ?? 0) * exposure - 0.8) * 80);
  }
  return sharp(bright, { raw: { width, height, channels: 3 } })
    .blur(width / 90)
    .raw()
    .toBuffer();
}
