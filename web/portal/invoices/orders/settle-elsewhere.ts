import "server-only";
import { linkTo } from "schemas/find-portal-kind.ts";
import { rule } from "schemas/requests/request-rule.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";

const asked = z.object({
  order: z.uuid(rule("reloadPage")),
  elsewhere: z.enum(["yes", "no"], rule("button")),
  /** Of the overview, which it comes back to; without it the order's own page is next. */
  from: z.string().max(200).optional(),
});

/** Takes an approved order off what is to be invoiced, as it was settled past the product, or puts it back. */
export async function settleElsewhere(values: unknown): Promise<FormOutcome> {
  const parsed = asked.safeParse(values);
  if (!parsed.success) return wrongRequest(parsed.error);
  const { order, elsewhere, from } = parsed.data;
  const session = await openWritableSession();
  const answer = await session
    .rpc("set_invoiced_elsewhere", { order_id: order, is_elsewhere: elsewhere === "yes" })
    .then(unwrap("The change order could not be taken off"));
  const { uninvoiced } = await getTexts();
  if (answer === "missing") return notThere();
  if (answer !== "done") return { status: 409, error: uninvoiced.notApproved };
  const { title, project_id } = await session
    .from("change_orders")
    .select("title, project_id")
    .eq("id", order)
    .single()
    .then(unwrap("The change order could not be read"));
  const fields = { order, elsewhere: elsewhere === "yes" ? "no" : "yes", ...(from && { from }) };
  const text = (elsewhere === "yes" ? uninvoiced.taken : uninvoiced.back)(title);
  const next = from ? {} : { next: linkTo("uninvoiced_order", "owner", { id: order, project_id }) };
  return { ...next, done: { text, undo: { action: "/api/owner/uninvoiced-orders", fields } } };
}
