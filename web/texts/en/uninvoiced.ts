import { sentence } from "../sentence.ts";

/** Approved change orders, until they are invoiced. */
export const uninvoiced = {
  facts: (number: number, sum: string) => `#${number}, ${sum}`,
  /** Of an order of which a deposit is invoiced. */
  partly: (left: string, price: string) => `${left} of ${price}`,
  invoice: "Invoice it",
  invoiceNamed: (title: string) => `Invoice it: ${title}`,
  invoiceRest: "Invoice the rest",
  invoiceRestNamed: (title: string) => `Invoice the rest: ${title}`,
  credit: "Credit it",
  creditNamed: (title: string) => `Credit it: ${title}`,
  elsewhere: "Invoiced elsewhere",
  elsewhereNamed: (title: string) => `Invoiced elsewhere: ${title}`,
  creditedElsewhere: "Credited elsewhere",
  creditedElsewhereNamed: (title: string) => `Credited elsewhere: ${title}`,
  left: (sum: string) => sentence`Not invoiced yet: ${sum}.`,
  toCredit: (sum: string) => sentence`Not credited yet: ${sum}.`,
  isElsewhere: (day: string) => sentence`Taken off on ${day}, as settled elsewhere.`,
  notElsewhere: "Put it back",
  notElsewhereNamed: (title: string) => `Put it back among what is to be invoiced: ${title}`,
  taken: (title: string) => `“${title}” counts as settled elsewhere.`,
  back: (title: string) => `“${title}” is to be invoiced again.`,
  notApproved: "Only an approved change order can be settled elsewhere. Open the page again.",
};
