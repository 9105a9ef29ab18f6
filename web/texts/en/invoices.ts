export const invoices = {
  title: (number: string) => `Invoice ${number}`,
  draftTitle: "Draft of an invoice",
  part: "The invoice",
  states: {
    preparing: "Being prepared",
    draft: "Draft",
    open: "Open",
    overdue: "Overdue",
    paid: "Paid",
    void: "Void",
    uncollectible: "Given up",
    discarded: "Thrown away",
  },
  due: (number: string, day: string) => `Invoice ${number}, due ${day}`,
};
