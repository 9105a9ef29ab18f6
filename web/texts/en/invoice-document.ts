import { sentence } from "../sentence.ts";

export const invoiceDocument = {
  to: "Billed to",
  issuedOn: "Issued on",
  dueOn: "Due on",
  suppliedOn: "Supplied on",
  span: (from: string, to: string) => `${from} to ${to}`,
  project: "Project",
  isVoid: "This invoice was cancelled. Nothing is to be paid.",
  isOld: (time: string) =>
    sentence`Stripe does not answer right now. This is what was known on ${time}; please look again in a moment.`,
  lines: {
    what: "What",
    amount: "Amount",
    deposit: (what: string) => `Deposit: ${what}`,
    order: "Change order",
    receipt: "Receipt of the approval",
  },
  sums: {
    net: "Subtotal",
    tax: (name: string, rate: string) => `${name} ${rate}`,
    taxOn: (tax: string, base: string) => `${tax} on ${base}`,
    total: "Total",
    credited: "Credited",
    creditedOn: (day: string) => `Credited on ${day}`,
    fromBalance: "Taken from your credit",
    paid: "Paid",
    paidByCard: (day: string) => `Paid on ${day}`,
    paidByTransfer: (day: string) => `Paid by transfer on ${day}`,
    left: "Left to pay",
    givenUp: "Given up",
    refunded: "Paid back",
    refundedOn: (day: string) => `Paid back on ${day}`,
    kept: "Credit for the next invoice",
    keptOn: (day: string) => `Credit for the next invoice, ${day}`,
  },
  transfer: {
    heading: "To pay by bank transfer",
    reference: (number: string) => sentence`Please give the invoice’s number as the reference: ${number}.`,
  },
  pay: {
    part: "Payment",
    due: (sum: string, day: string | null) =>
      day ? sentence`${sum} is due on ${day}.` : sentence`${sum} is to be paid.`,
    wasDue: (sum: string, day: string) => sentence`${sum} was due on ${day}.`,
    byCard: (sum: string) => `Pay ${sum} by card`,
    orByTransfer: "Or pay by bank transfer: the account is at the end of the invoice.",
    underway: "This invoice is being settled right now. Please look again in a moment.",
    refused: {
      paid: "This invoice is paid already. Nothing was charged.",
      closed: "Nothing is to be paid on this invoice.",
      nowhere: "Stripe has no page for this invoice yet. Please try again in a moment.",
    },
  },
  print: "Print",
  atStripe: "The invoice at Stripe",
  openProject: "Open the project",
  noElectronicInvoice:
    "This page is your invoice, to be printed or saved as a PDF. It is not an electronic invoice (EN 16931). If you need one, ask before you pay: your accountant’s software can make one from these figures, too.",
};
