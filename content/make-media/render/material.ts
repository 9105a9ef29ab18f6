export type Colour = [number, number, number];
/** A pattern is asked with a point in the solid's own frame. */
export type Pattern = (x: number, y: number, z: number) => Colour;

export type Material = {
  kind: "matte" | "gloss" | "metal" | "glass" | "lamp" | "glow";
  colour: Colour | Pattern;
  roughness: number;
  strength: number;
};

export function hex(code: string): Colour {
  const channel = (start: number) => (Number.parseInt(code.slice(start, start + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

type Paint = string | Pattern;
const paint = (colour: Paint) => (typeof colour === "string" ? hex(colour) : colour);

export function matte(colour: Paint): Material {
  return { kind: "matte", colour: paint(colour), roughness: 1, strength: 0 };
}

export function gloss(colour: Paint, roughness = 0.1): Material {
  return { kind: "gloss", colour: paint(colour), roughness, strength: 0 };
}

export function metal(colour: Paint, roughness = 0.15): Material {
  return { kind: "metal", colour: paint(colour), roughness, strength: 0 };
}

export function glass(colour: Paint = "#f4f8f8"): Material {
  return { kind: "glass", colour: paint(colour), roughness: 0, strength: 0 };
}

/** Something that shines a little by itself: a screen, a window's view, a shade. */
export function glow(colour: Paint, strength = 1): Material {
  return { kind: "glow", colour: paint(colour), roughness: 0, strength };
}
