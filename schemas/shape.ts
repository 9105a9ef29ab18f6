/**
 * What a value of the content may be, as the generated lists say it (schemas/generated/shapes.ts): a kind of value, one very value, a
 * list, an object by its fields (a name that ends in `?` may be missing), one of several, or a type of the schema by its name.
 */
export type Shape =
  | "string"
  | "number"
  | "boolean"
  | "null"
  | "unknown"
  | { is: string | number | boolean }
  | { list: Shape }
  | { object: Record<string, Shape> }
  | { any: readonly Shape[] }
  | { type: string };
