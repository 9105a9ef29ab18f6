import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export type TaxRate = Awaited<ReturnType<typeof readTaxRates>>[number];

/** The rates that are in use, as the owner reads them, the default first. */
export async function readTaxRates() {
  const session = await openSession();
  return await session
    .from("tax_rates")
    .select("id, name, percent, kind, note, is_default")
    .is("archived_at", null)
    .order("is_default", { ascending: false })
    .order("name")
    .order("percent", { ascending: false })
    .limit(30)
    .then(unwrap("The tax rates could not be read"));
}

/** Whether Stripe Tax says what is added to new invoices, and no rate of ours. */
export async function readUsesStripeTax(): Promise<boolean> {
  const session = await openSession();
  const settings = await session
    .from("agency_settings")
    .select("uses_stripe_tax")
    .maybeSingle()
    .then(unwrap("The settings could not be read"));
  return settings?.uses_stripe_tax ?? false;
}
