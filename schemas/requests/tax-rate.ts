import { z } from "zod";
import type { Decimal } from "./parse-amount.ts";
import { rule } from "./request-rule.ts";
import { nameText, submittedText, ticked } from "./submitted-fields.ts";

export const taxKinds = ["standard", "exempt", "reverse_charge"] as const;

/** What the field of a line sends for no tax; nothing at all is the default. */
export const noTaxRate = "none";

/** The rate of a line, as the form has it. */
export const taxRateOfLine = z
  .union([z.literal(noTaxRate).transform(() => null), z.uuid()], rule("reloadForm"))
  .optional();

/** A percentage as people type it, from 0 to 100 with at most four decimals; empty is 0. */
function typedPercent(decimal: Decimal) {
  const pattern = decimal === "." ? /^(\d{1,3})(?:\.(\d{1,4}))?$/ : /^(\d{1,3})(?:,(\d{1,4}))?$/;
  return submittedText(20).transform((text, context) => {
    const written = text.replaceAll(/[%\s]/g, "") || "0";
    const [, whole, fraction = "0"] = pattern.exec(written) ?? [];
    const percent = Number(`${whole}.${fraction}`);
    if (percent <= 100) return percent;
    context.addIssue({ code: "custom", message: rule("taxPercent") });
    return z.NEVER;
  });
}

/** A rate to be added: of what has no tax a sentence says why, and no percentage counts. */
export function taxRateRequest(decimal: Decimal) {
  const named = { name: nameText(50, "taxName"), as_default: ticked };
  const none = { percent: z.unknown().transform(() => 0), note: nameText(300, "taxNote") };
  return z.discriminatedUnion("kind", [
    z.object({
      ...{
        kind: z.literal("standard"),
        percent: typedPercent(decimal),
        note: z.unknown().transform(() => ""),
      },
      ...named,
    }),
    z.object({ kind: z.literal("exempt"), ...none, ...named }),
    z.object({ kind: z.literal("reverse_charge"), ...none, ...named }),
  ]);
}

const day = z.union(
  [
    z.literal("").transform(() => undefined),
    z.iso.date(rule("supplyDay")).refine((text) => text >= "1970" && text <= "2200-01-01", rule("supplyDay")),
  ],
  rule("supplyDay"),
);

/** When something was supplied: no day, the only one as `supplied_on`, or the first and the last of several. */
export const supplyDays = z
  .object({ supplied_from: day.optional(), supplied_on: day.optional() })
  .refine(
    ({ supplied_from: from, supplied_on: on }) => from === undefined || (on !== undefined && from <= on),
    rule("supplyOrder"),
  );

/** What is typed there. */
export const typedOfSupply = ["supplied_from", "supplied_on"];
