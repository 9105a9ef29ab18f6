import { sentence } from "../sentence.ts";

export const invoiceSettings = {
  title: "Invoices",
  intro: "What stands on every invoice, and when clients are reminded of one.",
  part: "The settings of invoices",
  noStripe:
    "Invoices are made with Stripe, which is not connected yet. What you set here holds as soon as it is.",
  sender: {
    heading: "On every invoice",
    intro:
      "A change asks for your password, every owner is told of it by email, and it stands on the overview for a week. Invoices that are final keep what they say.",
    from: "Who it is from",
    fromHint:
      "Name and address, and the tax number where you need one. Without it no invoice can be made final.",
    payTo: "Where to pay by bank transfer",
    payToHint:
      "Bank, account and whatever your clients’ bank asks for, as it is printed. Left empty, clients pay by card.",
    submit: "Save what invoices say",
    saved: "Invoices say so from now on, and every owner is told by email.",
    same: "Nothing was changed: invoices say that already.",
    unproven: "That took too long. Please enter your password once more.",
    fresh:
      "The password of your account was changed less than a day ago. So that nobody can lead payments elsewhere with a new one, this can be changed a day after it.",
  },
  reminders: {
    heading: "Reminders",
    intro:
      "Clients get an email about an invoice that is still open on these days. It ends when the invoice is paid.",
    field: "Days after it is due",
    hint: "Up to six, with commas: 3, 10, 20. Below zero is before: -2. Left empty, nobody is reminded.",
    submit: "Save the days",
    saved: (days: string) => sentence`Clients are reminded on these days after an invoice is due: ${days}.`,
    savedNone: "Clients are no longer reminded.",
  },
  notices: {
    part: "The notices of invoices",
    somebody: "Somebody",
    account: (who: string, moment: string, was: string, becomes: string) =>
      sentence`${who} changed where invoices are paid to on ${moment}: from an account that ends in ${was} to one that ends in ${becomes}.`,
    firstAccount: (who: string, moment: string, becomes: string) =>
      sentence`${who} set where invoices are paid to on ${moment}: an account that ends in ${becomes}.`,
    noAccount: (who: string, moment: string, was: string) =>
      sentence`${who} took the account that ends in ${was} off invoices on ${moment}.`,
    sender: (who: string, moment: string) => sentence`${who} changed who invoices are from on ${moment}.`,
    ifNot:
      "If no owner meant to do this: choose a new password and sign out all other devices, put back what was there (the audit log has it), and make no invoice final until then.",
    whatToDo: "Not you or a colleague? What to do",
    series: (one: string, other: string) =>
      sentence`Your invoices are numbered in two series: ${one} and ${other}.`,
    seriesStep:
      "At Stripe, under Settings → Billing → Invoices, choose numbers in sequence across your account. Numbers that were given stay, and this notice goes a month after the last of the other series.",
  },
};
