import "server-only";
import { taxRateRequest } from "schemas/requests/tax-rate.ts";
import { z } from "zod";
import { getFormats } from "#formats/get-formats.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";

export async function addTaxRate(values: unknown): Promise<FormOutcome> {
  const [{ decimal }, { tax }] = await Promise.all([getFormats(), getTexts()]);
  const asked = taxRateRequest(decimal).safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const session = await openWritableSession();
  const answer = await session
    .rpc("add_tax_rate", asked.data)
    .then(unwrap("The tax rate could not be added"));
  const { rates } = tax;
  if (answer === "full") return { status: 409, error: rates.refusals.full };
  return { done: { text: (answer === "known" ? rates.known : rates.added)(asked.data.name) } };
}

const change = z.object({ action: z.enum(["default", "no-default", "archive"]) });

/** Makes a rate the default or no default any more, or takes it out of use. */
export async function changeTaxRate(id: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const rate = z.uuid().safeParse(id).success ? await readRate(id) : null;
  if (!rate) return notThere();
  const session = await openWritableSession();
  const { action } = asked.data;
  const answer = await (action === "archive"
    ? session.rpc("archive_tax_rate", { rate_id: id })
    : session.rpc("set_default_tax_rate", action === "default" ? { rate_id: id } : {})
  ).then(unwrap("The tax rate could not be changed"));
  if (answer === "missing") return notThere();
  const { rates } = (await getTexts()).tax;
  if (action === "no-default") return { done: { text: rates.isNoDefault } };
  return { done: { text: (action === "archive" ? rates.archived : rates.isDefault)(rate.name) } };
}

async function readRate(id: string) {
  const session = await openSession();
  return await session
    .from("tax_rates")
    .select("name")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The tax rate could not be read"));
}

const choice = z.object({ uses_stripe_tax: z.enum(["yes", "no"]) });

/** Lets Stripe Tax say what is added to new invoices, or the own rates. */
export async function chooseStripeTax(values: unknown): Promise<FormOutcome> {
  const asked = choice.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const uses_stripe_tax = asked.data.uses_stripe_tax === "yes";
  const session = await openWritableSession();
  await session
    .from("agency_settings")
    .update({ uses_stripe_tax })
    .eq("is_only", true)
    .select("is_only")
    .then(unwrap("The settings could not be saved"));
  const { stripe } = (await getTexts()).tax.rates;
  return { done: { text: uses_stripe_tax ? stripe.turnedOn : stripe.turnedOff } };
}
