function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Smooth noise from 0 to 1; the third number chooses another field. */
export function noise(x: number, y: number, field = 0): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [ease(x - ix), ease(y - iy)];
  const top = mix(hash(ix, iy, field), hash(ix + 1, iy, field), tx);
  return mix(top, mix(hash(ix, iy + 1, field), hash(ix + 1, iy + 1, field), tx), ty);
}

/** Noise with finer and finer detail, from 0 to 1. */
export function fractalNoise(x: number, y: number, octaves: number, field = 0): number {
  let [sum, size, total] = [0, 0.5, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const fine = 2 ** octave;
    sum += size * noise(x * fine + octave * 17.3, y * fine - octave * 9.1, field);
    total += size;
    size /= 2;
  }
  return sum / total;
}

/** The same numbers for the same seed. */
export function chance(seed: number): () => number {
  let count = 0;
  return () => hash(seed, count++, 77);
}
