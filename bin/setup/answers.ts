import { z } from "zod";
import { currencyCode } from "../../schemas/requests/currency-code.ts";
import { isTimeZone } from "../../schemas/requests/is-time-zone.ts";
import { looks, newestLook } from "./look.ts";
import { addressOf, listServices } from "./services.ts";

const line = (max: number) => z.string().trim().min(1, "is missing").max(max, `has more than ${max} letters`);

/** What `npm run setup` has to know, each under the name of its flag. */
const answersShape = z.object({
  name: line(60),
  person: line(60),
  email: z.email("is no email address"),
  town: line(60),
  region: line(60),
  "time-zone": z.string().refine(isTimeZone, "is no time zone; write it as Continent/City"),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "is not written like en-CA or de-DE"),
  currency: z.string().regex(currencyCode, "is not three capital letters, like EUR"),
  "tax-name": line(30).regex(/^[^\d%]*$/, "has a figure or % in it; the rate is asked next"),
  "tax-rate": z.preprocess(readPercent, z.number("is no number").min(0, "is below 0").max(50, "is above 50")),
  colour: z
    .string()
    .toLowerCase()
    .regex(/^#?[0-9a-f]{6}$/, "is not # and six digits or letters a to f")
    .transform((colour) => `#${colour.replace("#", "")}`),
  logo: z.string(),
  edition: z.enum(["demo", "empty"], "is neither demo nor empty"),
  services: z
    .string()
    .refine(areServices, "is not up to eight names of at most 20 letters each, with commas between them"),
});

/** What is kept beside them and never asked. */
const keptShape = answersShape.extend({ look: z.enum(looks, "is not new").default(newestLook) });

export type Answers = z.infer<typeof keptShape>;
export type Question = keyof z.infer<typeof answersShape>;

/** Each has an address of its own. */
function areServices(written: string): boolean {
  const names = listServices(written);
  const own = new Set(names.map((name) => addressOf(name)));
  return (
    names.length <= 8 && own.size === names.length && !own.has("") && names.every((name) => name.length <= 20)
  );
}

/** “19 %” and “19,5” are numbers too. */
function readPercent(answer: unknown): unknown {
  if (typeof answer !== "string" || !answer.trim()) return answer;
  return Number(answer.replace("%", "").replace(",", "."));
}

/** What is asked, in this order. */
export const questions: Record<Question, string> = {
  name: "The agency's name",
  person: "Your name",
  email: "Email address (visitors see it, and mails come from it)",
  town: "Town",
  region: "Region, as people name it (East Kent, Schleswig-Holstein)",
  "time-zone": "Time zone (Continent/City)",
  locale: "Language and country (en-CA, de-DE)",
  currency: "Currency (three letters)",
  "tax-name": "What sales tax is called (VAT, HST …)",
  "tax-rate": "Its rate in per cent, the number only",
  colour: "Your colour (#rrggbb)",
  logo: "Logo, the path of an SVG file (empty for none)",
  edition: "Begin with the demo agency's content, or empty (demo, empty)",
  services: "Your services, with commas between them (empty for none)",
};

/** What is wrong with the answer to one question, as the end of a sentence; nothing where it will do. */
export function findFault(question: Question, answer: string): string | undefined {
  const result = answersShape.shape[question].safeParse(answer);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** Throws an Error that says of every question what is wrong with its answer. */
export function checkAnswers(given: Partial<Record<keyof Answers, unknown>>): Answers {
  const result = keptShape.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: [name], message }) => {
    const isMissing = given[String(name) as keyof Answers] === undefined;
    return `  --${String(name)} ${isMissing ? "is missing" : message}`;
  });
  throw new Error(["Nothing was written:", ...faults].join("\n"));
}
