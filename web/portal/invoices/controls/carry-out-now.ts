import "server-only";
import { carryOut } from "#billing/invoices/carry-out.ts";
import { wake } from "#server/wake.ts";

/**
 * Does at Stripe what was just written down of an invoice, and has mails of it sent. 'later': Stripe does not answer; what is wanted stands
 * in the row, and the job does it.
 */
export async function carryOutNow(id: string): Promise<"done" | "refused" | "later"> {
  try {
    const answer = await carryOut(id);
    wake("mails");
    return answer;
  } catch (error) {
    console.error(`Invoice ${id}: ${error instanceof Error ? error.message : "not carried out"}`);
    return "later";
  }
}
