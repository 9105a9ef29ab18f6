import "server-only";
import { billingDetails } from "schemas/requests/billing-details.ts";
import { z } from "zod";
import { clientsPath } from "#portal/people/clients-path.ts";
import type { SessionUser } from "#session/session-user.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { changedMeanwhile, notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";

/** A client as its form of billing details begins; null where there is none that the signed-in user may see. */
export async function readBillingDetails(clientId: string) {
  const session = await openSession();
  return await session
    .from("clients")
    .select("id, name, billing_address, tax_id, version, archived_at")
    .eq("id", clientId)
    .maybeSingle()
    .then(unwrap("The address could not be read"));
}

/** Says where a client's invoices go; who may is the database's business. */
export async function saveBillingDetails(
  id: string,
  values: unknown,
  user: SessionUser,
): Promise<FormOutcome> {
  const asked = billingDetails.safeParse(values);
  if (!z.uuid().safeParse(id).success) return notThere();
  if (!asked.success) return wrongRequest(asked.error);
  const { version: seen_version, ...fields } = asked.data;
  const session = await openWritableSession();
  const answer = await session
    .rpc("set_billing_details", { client_id: id, ...fields, seen_version })
    .then(unwrap("The address could not be saved"));
  const stored = answer === "missing" ? null : await readBillingDetails(id);
  if (!stored) return notThere();
  const { details } = (await getTexts()).tax;
  if (answer === "changed")
    return changedMeanwhile(
      { [details.address]: stored.billing_address ?? "", [details.taxId]: stored.tax_id ?? "" },
      stored.version,
    );
  if (answer === "archived" || answer === "limited") return { status: 409, error: details.refusals[answer] };
  const next = user.role === "owner" ? `${clientsPath}/${id}` : "/subscription-portal";
  return { next, done: { text: details.saved(stored.name) } };
}
