import "server-only";
import { mostUnits, unitsOf } from "schemas/currency-units.ts";
import { linkTo } from "schemas/find-portal-kind.ts";
import { invoiceOrigin, invoiceRequest, listLines } from "schemas/requests/invoice.ts";
import type { z } from "zod";
import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { carryOutNow } from "../controls/carry-out-now.ts";
import { type Origin, readOrigin } from "./read-origin.ts";

/** Writes an invoice down and has Stripe make its draft; the same form sent twice makes one. */
export async function createInvoice(values: unknown): Promise<FormOutcome> {
  const { newInvoice: texts } = await getTexts();
  if (!stripe) return { status: 409, error: texts.notConnected };
  const begun = invoiceOrigin.safeParse(values);
  if (!begun.success) return wrongRequest(begun.error);
  const origin = await readOrigin(begun.data);
  if (!origin) return { status: 404, error: texts.gone };
  const { asked, refusal } = await readAsked(values, origin.currency);
  if (!asked) return refusal;
  const session = await openWritableSession();
  const [said] = await session
    .rpc("prepare_invoice", {
      of_client: origin.client.id,
      ...{
        of_project: projectOf(origin, asked.project),
        in_currency: origin.currency,
        bill_to: asked.bill_to,
      },
      lines: asked.lines.map((line) => describeLine(line, origin)),
      ...{ supplied_from: asked.supplied_from, supplied_on: asked.supplied_on },
      request_key: asked.requestKey,
    })
    .then(unwrap("The invoice could not be prepared"));
  if (said?.answer !== "prepared") return explain(said?.answer, texts);
  const answer = await carryOutNow(said.invoice);
  return {
    next: linkTo("invoice", "owner", { id: said.invoice }),
    done: { text: answer === "later" ? texts.later : texts.done },
  };
}

type Asked = z.infer<ReturnType<typeof invoiceRequest>>;

async function readAsked(values: unknown, currency: string) {
  const [formats, { newInvoice, changeOrders }] = await Promise.all([getFormats(), getTexts()]);
  const asked = invoiceRequest(formats.decimal, currency).safeParse(values);
  if (asked.success) return { asked: asked.data };
  const refusal = await wrongRequest(asked.error, {
    unit: changeOrders.unit(formats.currencySign(currency)),
    examples: formats.amountExamples(currency),
    most: formats.formatNumber(mostUnits(currency) / unitsOf(currency).inOne),
  });
  const [part, index] = asked.error.issues[0]?.path ?? [];
  const line = part === "lines" ? listLines(values)[Number(index)] : undefined;
  if (!line || !("error" in refusal)) return { refusal };
  return { refusal: { ...refusal, error: newInvoice.inLine(line.place, refusal.error) } };
}

/** Of an order and of a milestone the first line is; what is less than the rest of an order is a deposit of it. */
function describeLine({ place, ...line }: Asked["lines"][number], origin: Origin) {
  if (place !== 1 || origin.kind === "client") return { source: "free", ...line };
  if (origin.kind === "milestone") return { source: "milestone", source_id: origin.milestone.id, ...line };
  const source = line.amount === origin.left ? "change_order" : "deposit";
  return { source, source_id: origin.order.id, ...line };
}

function projectOf({ kind, projects }: Origin, chosen: string | null | undefined): string | null {
  if (kind === "client") return chosen ?? null;
  return projects[0]?.id ?? null;
}

async function explain(answer: string | undefined, { refusals }: Texts["newInvoice"]): Promise<FormOutcome> {
  const known: Record<string, string> = refusals;
  const error = answer === undefined ? undefined : known[answer];
  return error === undefined ? notThere() : { status: 409, error };
}
