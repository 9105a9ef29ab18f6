import "server-only";
import { stripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { carryOut } from "./carry-out.ts";

const most = 20;

/** Ends what was begun with invoices, and reads once a day what may have changed at Stripe. Says whether there may be more. */
export async function lookAtInvoices(): Promise<boolean> {
  if (!stripe) return false;
  const ids = await serviceClient
    .rpc("claim_invoices", { most })
    .then(unwrap("The invoices could not be read"));
  const failures: unknown[] = [];
  for (const id of ids) await carryOut(id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return ids.length === most;
}
