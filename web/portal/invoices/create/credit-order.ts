import "server-only";
import { linkTo } from "schemas/find-portal-kind.ts";
import { rule } from "schemas/requests/request-rule.ts";
import { z } from "zod";
import { stripe } from "#stripe/stripe.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { carryOutNow } from "../controls/carry-out-now.ts";

const asked = z.object({ order: z.uuid(rule("reloadForm")), invoice: z.union([z.uuid(), z.literal("")]) });

/** Credits an approved order below zero on an invoice of its client. */
export async function creditOrder(values: unknown): Promise<FormOutcome> {
  const parsed = asked.safeParse(values);
  if (!parsed.success) return wrongRequest(parsed.error);
  const { newInvoice, invoiceControls } = await getTexts();
  const { credit, notConnected } = newInvoice;
  const { order, invoice } = parsed.data;
  if (!stripe) return { status: 409, error: notConnected };
  if (invoice === "") return { status: 400, error: credit.chooseOne };
  const session = await openWritableSession();
  const answer = await session
    .rpc("credit_change_order", { order_id: order, invoice_id: invoice })
    .then(unwrap("The change order could not be credited"));
  const known: Record<string, string> = credit.refusals;
  if (answer !== "asked") return known[answer] ? { status: 409, error: known[answer] } : notThere();
  const done = await carryOutNow(invoice);
  if (done === "refused") return { status: 409, error: invoiceControls.refused };
  const { number } = await session
    .from("invoices")
    .select("number")
    .eq("id", invoice)
    .single()
    .then(unwrap("The invoice could not be read"));
  return {
    next: linkTo("invoice", "owner", { id: invoice }),
    done: { text: (done === "done" ? credit.done : credit.asked)(number ?? "") },
  };
}
