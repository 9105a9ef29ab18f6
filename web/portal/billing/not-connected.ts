/** What the owner reads where Stripe has no key. */
export const notConnected = "Billing is not connected: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.";
