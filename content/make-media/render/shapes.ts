import type { Material } from "./material.ts";
import type { Lamp } from "./scene.ts";
import { type Place, Solid, shapes, type Triple } from "./solid.ts";

/** Sizes are whole widths, heights and depths; `at` is the centre of the shape. */
export function box(size: Triple, material: Material, place: Place): Solid {
  return new Solid(shapes.box, [size[0] / 2, size[1] / 2, size[2] / 2, 0], material, place);
}

export function softBox(size: Triple, radius: number, material: Material, place: Place): Solid {
  return new Solid(shapes.softBox, [size[0] / 2, size[1] / 2, size[2] / 2, radius], material, place);
}

export function sphere(radius: number, material: Material, place: Place): Solid {
  return new Solid(shapes.sphere, [radius, radius, radius, radius], material, place);
}

export function ellipsoid(size: Triple, material: Material, place: Place): Solid {
  return new Solid(shapes.ellipsoid, [size[0] / 2, size[1] / 2, size[2] / 2, 0], material, place);
}

export function cylinder(radius: number, height: number, material: Material, place: Place): Solid {
  return new Solid(shapes.cylinder, [radius, height / 2, radius, radius], material, place);
}

export function torus(radius: number, thickness: number, material: Material, place: Place): Solid {
  return new Solid(
    shapes.torus,
    [radius + thickness, thickness, radius + thickness, thickness],
    material,
    place,
  );
}

/** A cone cut off at the top; `top` is the upper radius. */
export function cone(bottom: number, top: number, height: number, material: Material, place: Place): Solid {
  const widest = Math.max(bottom, top);
  return new Solid(shapes.cone, [widest, height / 2, widest, top - bottom], material, place);
}

/** A straight rod between two points. */
export function rod(from: Triple, to: Triple, radius: number, material: Material): Solid {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(x, y, z);
  const yaw = (Math.atan2(x, z) * 180) / Math.PI;
  const pitch = (Math.acos(y / length) * 180) / Math.PI;
  const at: Triple = [from[0] + x / 2, from[1] + y / 2, from[2] + z / 2];
  return cylinder(radius, length, material, { at, turn: [pitch, yaw, 0] });
}

/** The visible side of a panel lamp, so that it shows in reflections. */
export function panelFace(lamp: Lamp): Solid {
  if (lamp.kind !== "panel") throw new Error("Only a panel has a flat face");
  const wide = lamp.across.map((value, axis) => Math.abs(value) + Math.abs(lamp.up[axis] ?? 0)) as Triple;
  const size = wide.map((value) => Math.max(value, 0.002)) as Triple;
  return box(
    size,
    { kind: "lamp", colour: lamp.colour, roughness: 0, strength: 1 },
    { at: lamp.at, castsShadow: false },
  );
}
