import "server-only";
import { requireStripe } from "#stripe/stripe.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { readCustomerIds } from "./read-billing-clients.ts";

/** Two checkouts at once ask Stripe with one key, so that they get one customer. */
export async function findOrCreateCustomer(
  client: { id: string; name: string },
  email: string,
): Promise<string> {
  const [known] = await readCustomerIds([client.id]);
  if (known) return known;
  const customer = await requireStripe().customers.create(
    { name: client.name, email, metadata: { client_id: client.id } },
    { idempotencyKey: `customer-${client.id}-${email}` },
  );
  await serviceClient
    .from("clients")
    .update({ stripe_customer_id: customer.id })
    .eq("id", client.id)
    .is("stripe_customer_id", null)
    .then(unwrap("The customer could not be stored"));
  const [stored] = await readCustomerIds([client.id]);
  return stored ?? customer.id;
}
