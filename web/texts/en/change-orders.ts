import { sentence } from "../sentence.ts";

const units: Record<string, string> = { $: "dollars", "€": "euros", "£": "pounds" };

export const changeOrders = {
  title: "Change orders",
  part: "The change orders",
  listed: "change orders",
  nothingForOwner: "There are no change orders yet. Draft the first one above.",
  nothing:
    "There are no change orders. When something should change, its price and time will be here for you to decide.",
  number: (number: number) => `#${number}`,
  named: (number: number, title: string) => `#${number} ${title}`,
  states: {
    draft: "Draft, only you see it",
    sent: "Waiting for an answer",
    approved: "Approved",
    declined: "Declined",
    withdrawn: "Withdrawn",
    expired: "Expired",
    undecided: "Not decided",
  },
  terms: { price: "Price", schedule: "Schedule", validUntil: "Valid until" },
  days(days: number): string {
    if (days === 0) return "No change to the schedule";
    const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? "day" : "days"}`;
    return days > 0 ? `${count} more` : `${count} less`;
  },
  totals: {
    title: "Added to the project",
    part: "The totals",
    nothing: "No change order is approved yet.",
    approved: "Approved",
    price: "Price",
    schedule: "Schedule",
  },
  /** In the middle of a sentence. */
  prices: { credit: (sum: string) => `a credit of ${sum}`, same: "no change in price" },
  /** What a currency is called whose sign is this one. */
  unit: (sign: string) => units[sign] ?? sign,
  fields: {
    title: "What changes",
    reason: "Why, and what it includes",
    price: (unit: string) => `Price in ${unit}`,
    priceHint: (examples: string, credit: string, same: string) =>
      sentence`Like ${examples}. -40 is ${credit}, 0 is ${same}.`,
    days: "Days added",
    validUntil: "Valid until",
  },
  draft: "Draft a change order",
  saveDraft: "Save the draft",
  controls: {
    form: (title: string) => `What happens with “${title}”`,
    send: "Send to the client",
    sendOf: (title: string) => `Send to the client: ${title}`,
    sendTitle: (number: number) => `Send change order #${number}?`,
    /** `price` as in “a credit of $5.00”. */
    sendQuestion: (title: string, price: string) =>
      `The client sees “${title}” (${price}) and is asked to approve or decline it. It cannot be edited after that.`,
    sendConfirm: "Send",
    withdraw: "Withdraw",
    withdrawOf: (title: string) => `Withdraw “${title}”`,
    withdrawTitle: (number: number) => `Withdraw change order #${number}?`,
    withdrawQuestion: (title: string) =>
      `“${title}” can then neither be approved nor edited. Its number stays taken.`,
    edit: "Edit",
    editOf: (title: string) => `Edit “${title}”`,
    save: "Save",
    revise: "Revise and send again",
    reviseOf: (title: string) => `Revise and send again: “${title}”`,
    reviseHint: (number: number) =>
      `This becomes a new draft; #${number} stays as it was declined. Send the draft when it is ready.`,
  },
  done: {
    draft: (title: string) => `Change order “${title}” was saved as a draft; only you see it.`,
    save: (number: number) => `Change order #${number} was saved.`,
    send: (number: number, client: string) => sentence`Change order #${number} was sent to ${client}.`,
    withdraw: (number: number) => `Change order #${number} was withdrawn.`,
  },
  isOver: "Its last day is over. Choose a later one first.",
  notDraft: {
    sent: "This change order is sent by now and can no longer be changed. Open the page again.",
    approved: "This change order is approved by now and can no longer be changed. Open the page again.",
    declined: "This change order is declined by now and can no longer be changed. Open the page again.",
    withdrawn: "This change order is withdrawn by now and can no longer be changed. Open the page again.",
  },
  stored: { title: "Title", reason: "Reason", price: "Price", days: "Days", validUntil: "Valid until" },
};
