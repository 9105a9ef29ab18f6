import type { invoiceChain as english } from "../en/invoice-chain.ts";

export const invoiceChain = {
  of: (what) => `Von der Freigabe zur Zahlung: ${what}`,
  approvedOn: (day) => `Freigegeben am ${day}`,
  deposit: (invoice) => `Anzahlung, ${invoice}`,
  over: (sum) => `${sum} ohne Steuer`,
  paidOn: (day) => `am ${day}`,
  dueOn: (day) => `fällig am ${day}`,
} satisfies typeof english;
