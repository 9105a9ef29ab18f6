import type { Tables } from "schemas/generated/database.ts";

type Client = Pick<Tables<"clients">, "name" | "billing_address" | "tax_id">;

/** Whom an invoice of a client is for, as a new one begins with it: its name, address and tax number, a line each. */
export function billToOf({ name, billing_address, tax_id }: Client): string {
  return [name, billing_address, tax_id].filter(Boolean).join("\n");
}
