import "server-only";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** An invoice as it was written down, with its lines in their order and the credits that are asked; null where there is none. */
export async function readStoredInvoice(id: string) {
  const invoice = serviceClient.from("invoices").select("*, clients (id, name)").eq("id", id).maybeSingle();
  const lines = serviceClient.from("invoice_lines").select().eq("invoice_id", id).order("position");
  const asked = serviceClient.from("invoice_credits").select().eq("invoice_id", id).eq("status", "asked");
  const [stored, invoice_lines, invoice_credits] = await Promise.all([
    invoice.then(unwrap("The invoice could not be read")),
    lines.then(unwrap("The invoice's lines could not be read")),
    asked.then(unwrap("The invoice's credits could not be read")),
  ]);
  return stored && { ...stored, invoice_lines, invoice_credits };
}

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof readStoredInvoice>>>;

/** Ends a wish that Stripe has refused, unless another was asked since. */
export async function dropWish({ id, asked_key }: StoredInvoice): Promise<void> {
  if (!asked_key) return;
  await serviceClient
    .from("invoices")
    .update({ asked: null, asked_key: null })
    .eq("id", id)
    .eq("asked_key", asked_key)
    .then(unwrap("The invoice could not be stored"));
}

/** Ends a credit that was asked: with the note that Stripe made of it, or refused. */
export async function endCredit(id: string, note: string | null): Promise<void> {
  await serviceClient
    .from("invoice_credits")
    .update(note ? { status: "done", stripe_credit_note_id: note } : { status: "refused" })
    .eq("id", id)
    .eq("status", "asked")
    .then(unwrap("The credit could not be stored"));
}
