import type { Context } from "hono";
import { z } from "zod";
import { decodeForm } from "./decode-form.ts";

// The fields of forms, each a text on its way here.

export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, "integer")
  .transform(Number);
export const positive = integer.pipe(z.number().min(1, "must be greater than or equal to 1"));
export const seconds = integer.pipe(z.number().min(0, "must be a time"));
export const yes = z.enum(["true", "false"]).transform((text) => text === "true");
export const text = z.string().max(5000);
export const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, "must be a currency")
  .transform((code) => code.toLowerCase());
/** Up to twelve decimals, as a text. */
export const decimal = z.string().regex(/^-?\d{1,12}(\.\d{1,12})?$/, "must be a decimal number");
export const metadata = z.union([z.literal(""), z.record(z.string().max(40), z.string().max(500))]);
/** Lists may be empty, which clears them. */
export const listOr = <Item extends z.ZodType>(item: Item, most: number) =>
  z.union([z.literal("").transform((): z.output<Item>[] => []), z.array(item).max(most)]);
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});

export const page = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
};
const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
export const during = z.union([integer, range]).optional();

export function isDuring(asked: z.output<typeof during>, at: number): boolean {
  if (typeof asked === "number") return at === asked;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = asked ?? {};
  return at > gt && at >= gte && at < lt && at <= lte;
}

/** The body of a request. Throws a ZodError when it is not as `schema` wants it. */
export async function readForm<Form extends z.ZodType>(c: Context, schema: Form): Promise<z.output<Form>> {
  return schema.parse(withoutExpand(await c.req.text()));
}

export function readQuery<Form extends z.ZodType>(c: Context, schema: Form): z.output<Form> {
  return schema.parse(withoutExpand(new URL(c.req.url).search));
}

function withoutExpand(encoded: string) {
  const { expand: _, ...form } = decodeForm(encoded);
  return form;
}

/** Keys are added and replaced; an empty value takes a key away, an empty text all of them. */
export function mergeMetadata(
  before: Record<string, string>,
  asked: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (asked === "") return {};
  return Object.fromEntries(Object.entries({ ...before, ...asked }).filter(([, value]) => value !== ""));
}
