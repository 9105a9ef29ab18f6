import { z } from "zod";
import { ticked, trimmedText } from "./submitted-fields.ts";
import { versioned } from "./versioned.ts";

/** What a client agrees to, word for word: it is stored with the answer. */
export const endorsementWords = {
  mayShow: "You may show this project on your website, with our name, our logo and pictures of the work.",
  mayQuote: "You may publish my words there, with my name, my role and our company’s name.",
};

/** A client's answer to whether a project may be shown. Fields follow the testimonial that is made of it. */
export const endorsementRequest = z
  .object({
    ...versioned,
    answer: z.enum(["yes", "no"], "Please press one of the buttons."),
    may_show: ticked,
    may_quote: ticked,
    quote: trimmedText(1500),
    said_by: trimmedText(60),
    said_by_role: trimmedText(60),
  })
  .transform((fields) =>
    fields.answer === "no"
      ? { ...fields, may_show: false, may_quote: false, quote: "", said_by: "", said_by_role: "" }
      : fields,
  )
  .refine(
    ({ answer, may_show, quote }) => answer === "no" || may_show || quote !== "",
    "Please allow something or write a few words, or press “No, thank you”.",
  )
  .refine(
    ({ may_quote, quote }) => !may_quote || quote !== "",
    "Please write a few words, or switch off that they may be published.",
  )
  .refine(
    ({ may_quote, said_by }) => !may_quote || said_by !== "",
    "Please say which name stands beside your words.",
  );
