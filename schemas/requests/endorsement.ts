import { z } from "zod";
import { rule } from "./request-rule.ts";
import { nameText, ticked, trimmedText } from "./submitted-fields.ts";
import { versioned } from "./versioned.ts";

/** A client's answer to whether a project may be shown. Fields follow the testimonial that is made of it. */
export const endorsementRequest = z
  .object({
    ...versioned,
    /** `discard`: no, and what was typed may go. */
    answer: z.enum(["yes", "no", "discard"], rule("button")),
    may_show: ticked,
    may_quote: ticked,
    /** The id of the sentences that were read. */
    wording: z.string(rule("reloadForm")).min(1, rule("reloadForm")).max(40, rule("reloadForm")),
    quote: trimmedText(1500),
    said_by: nameText(60),
    said_by_role: nameText(60),
  })
  .transform((fields) =>
    fields.answer === "yes"
      ? { ...fields, unsent: "" }
      : {
          ...fields,
          ...{ may_show: false, may_quote: false, quote: "", said_by: "", said_by_role: "" },
          /** What a no would throw away unasked. */
          unsent: fields.answer === "no" ? fields.quote : "",
        },
  )
  .refine(
    ({ answer, may_show, quote }) => answer !== "yes" || may_show || quote !== "",
    rule("allowSomething"),
  )
  .refine(({ may_quote, quote }) => !may_quote || quote !== "", rule("quote"))
  .refine(({ may_quote, said_by }) => !may_quote || said_by !== "", rule("saidBy"));
