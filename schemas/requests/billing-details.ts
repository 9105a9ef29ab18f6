import { z } from "zod";
import { nameText, trimmedText } from "./submitted-fields.ts";
import { versioned } from "./versioned.ts";

export const billingAddressLength = 250;
export const taxIdLength = 40;

/** Where a client's invoices go. The lengths are the database's own. */
export const billingDetails = z.object({
  billing_address: trimmedText(billingAddressLength),
  tax_id: nameText(taxIdLength),
  ...versioned,
});
