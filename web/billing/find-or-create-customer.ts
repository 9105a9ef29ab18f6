import "server-only";
import { requireStripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { askOnce } from "./ask-once.ts";
import { readCustomerIds } from "./read-billing-clients.ts";

/**
 * Whoever asks at once, or again after nobody lived to write it down, asks Stripe with one key, so that they get one customer. Stripe
 * refuses a key that comes with another body: what a client is called and where it gets mail can change, and is said afterwards.
 */
export async function findOrCreateCustomer(
  client: { id: string; name: string },
  email?: string,
): Promise<string> {
  const [known] = await readCustomerIds([client.id]);
  if (known) return known;
  const { customers } = requireStripe();
  const { id } = await askOnce(`customer-${client.id}`, (options) =>
    customers.create({ metadata: { client_id: client.id } }, options),
  );
  await customers.update(id, { name: client.name, ...(email && { email }) });
  await serviceClient
    .from("clients")
    .update({ stripe_customer_id: id })
    .eq("id", client.id)
    .is("stripe_customer_id", null)
    .then(unwrap("The customer could not be stored"));
  const [stored] = await readCustomerIds([client.id]);
  return stored ?? id;
}
