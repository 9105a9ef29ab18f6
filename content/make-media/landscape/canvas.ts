import sharp from "sharp";

export type Rgb = [number, number, number];

export function rgb(code: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(code.slice(start, start + 2), 16) / 255) as Rgb;
}

export const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

export function step(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A picture of light values from 0 to 1, painted over pixel by pixel. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.values = new Float32Array(width * height * 3);
  }

  at(x: number, y: number): Rgb {
    const column = clamp(Math.round(x), 0, this.width - 1);
    const row = clamp(Math.round(y), 0, this.height - 1);
    const index = (row * this.width + column) * 3;
    return [this.values[index] ?? 0, this.values[index + 1] ?? 0, this.values[index + 2] ?? 0];
  }

  lay(x: number, y: number, colour: Rgb, alpha = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const index = (y * this.width + x) * 3;
    for (const channel of [0, 1, 2] as const) {
      const under = this.values[index + channel] ?? 0;
      this.values[index + channel] = under + (colour[channel] - under) * alpha;
    }
  }

  fill(paint: (x: number, y: number) => Rgb, from = 0, to = this.height): void {
    for (let y = from; y < to; y++) for (let x = 0; x < this.width; x++) this.lay(x, y, paint(x, y));
  }

  async picture(width: number, height: number): Promise<Buffer> {
    const bytes = Buffer.alloc(this.values.length);
    for (let index = 0; index < bytes.length; index++)
      bytes[index] = clamp(this.values[index] ?? 0) * 255 + 0.4;
    const image = sharp(bytes, { raw: { width: this.width, height: this.height, channels: 3 } });
    return image.resize(width, height).png({ compressionLevel: 3 }).toBuffer();
  }
}
