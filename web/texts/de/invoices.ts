import type { invoices as english } from "../en/invoices.ts";

export const invoices = {
  title: (number) => `Rechnung ${number}`,
  draftTitle: "Entwurf einer Rechnung",
  part: "Die Rechnung",
  states: {
    preparing: "Wird vorbereitet",
    draft: "Entwurf",
    open: "Offen",
    overdue: "Überfällig",
    paid: "Bezahlt",
    void: "Storniert",
    uncollectible: "Aufgegeben",
    discarded: "Verworfen",
  },
  due: (number, day) => `Rechnung ${number}, fällig am ${day}`,
} satisfies typeof english;
