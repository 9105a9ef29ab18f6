import { stegaClean } from "@sanity/client/stega";
import { types } from "schemas/generated/shapes.ts";
import type { Shape } from "schemas/shape.ts";
import { isSettingFitting } from "./setting-rules.ts";

/** A place in an answer or a document: `chapters[2].heading`. */
type Place = string;

type Fitted = { value: unknown; misfits: Place[] };

const nothing = Symbol("nothing that fits");

/**
 * A value as its shape wants it: what does not fit is left out of a list, missing or null in an object. In a document of which there is
 * one, it is what `last` has there. Throws an Error where nothing is left that fits.
 */
export function fitValue(value: unknown, shape: Shape, last?: unknown): Fitted {
  const misfits: Place[] = [];
  const fitted = fit(value, shape, { place: "", last, misfits });
  if (fitted === nothing) throw new Error("The content does not fit what was asked for");
  return { value: fitted, misfits };
}

type Context = {
  place: Place;
  misfits: Place[];
  /** What stood here when all fitted. */
  last: unknown;
  /** Whether a value here is kept rather than left out. */
  isSetting?: boolean;
};

function fit(value: unknown, shape: Shape, context: Context): unknown {
  if (shape === "unknown") return value;
  if (shape === "null") return value === null ? null : nothing;
  // NaN and the like cannot come in JSON.
  if (typeof shape === "string") return typeof value === shape ? value : nothing;
  if ("is" in shape) return stegaClean(value) === shape.is ? value : nothing;
  if ("type" in shape) return fit(value, types[shape.type] ?? "unknown", context);
  if ("list" in shape) return Array.isArray(value) ? fitList(value, shape.list, context) : nothing;
  if ("any" in shape) return fitAny(value, shape.any, context);
  return isRecord(value) ? fitObject(value, shape.object, context) : nothing;
}

function fitList(list: readonly unknown[], shape: Shape, { place, misfits }: Context): unknown[] {
  return list.flatMap((member, index) => {
    const here = `${place}[${index}]`;
    const fitted = isEmpty(member) ? nothing : fit(member, shape, { place: here, misfits, last: undefined });
    if (fitted !== nothing) return [fitted];
    misfits.push(here);
    return [];
  });
}

/** As the one that fits best; an object of several kinds says of which it is. */
function fitAny(value: unknown, shapes: readonly Shape[], context: Context): unknown {
  const kinds = shapes.map(resolve).filter(isKind);
  if (isRecord(value) && kinds.length > 1 && typeof value._type !== "string") return nothing;
  const tries = shapes.map((shape) => {
    const misfits: Place[] = [];
    return { fitted: fit(value, shape, { ...context, misfits }), misfits };
  });
  const [best] = tries
    .filter(({ fitted }) => fitted !== nothing)
    .sort((one, other) => one.misfits.length - other.misfits.length);
  context.misfits.push(...(best?.misfits ?? []));
  return best ? best.fitted : nothing;
}

function fitObject(object: Record<string, unknown>, shapes: Record<string, Shape>, context: Context) {
  const { place, misfits, last } = context;
  const isSetting = context.isSetting || isOnlyOne(shapes);
  const fitted: Record<string, unknown> = { ...object };
  for (const [name, shape] of Object.entries(shapes)) {
    const field = name.replace("?", "");
    const value = object[field];
    // What is not there is a form that is not filled in, or a key that a program left out: no page depends on it.
    if (value === undefined || value === null) continue;
    const here = place ? `${place}.${field}` : field;
    const then = isRecord(last) ? last[field] : undefined;
    const part = isSettingFitting(field, value)
      ? fit(value, shape, { place: here, misfits, last: then, isSetting })
      : nothing;
    fitted[field] = part;
    if (part !== nothing) continue;
    misfits.push(here);
    if (isMark(field)) return nothing;
    if (isSetting && then !== undefined) fitted[field] = then;
    else if (name.endsWith("?")) delete fitted[field];
    else if (accepts(shape, "null")) fitted[field] = null;
    else return nothing;
  }
  return fitted;
}

/** Whether a document is the only one of its kind: its id is its type's name. */
function isOnlyOne({ _id }: Record<string, Shape>): boolean {
  return typeof _id === "object" && "is" in _id;
}

function isMark(field: string): boolean {
  return field === "_type" || field === "_key";
}

/** Whether objects of this shape say of which kind they are. */
function isKind(shape: Shape): boolean {
  return typeof shape === "object" && "object" in shape && "_type" in shape.object;
}

function accepts(shape: Shape, other: Shape): boolean {
  return typeof shape === "object" && "any" in shape ? shape.any.includes(other) : shape === other;
}

function resolve(shape: Shape): Shape {
  return typeof shape === "object" && "type" in shape ? resolve(types[shape.type] ?? "unknown") : shape;
}

/** An object that says nothing, as the answer to a query has it, too. */
function isEmpty(member: unknown): boolean {
  return isRecord(member) && Object.values(member).every((value) => value === null || value === "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
