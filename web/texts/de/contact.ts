import type { contact as english } from "../en/contact.ts";

export const contact = {
  ball: {
    label: "Die magische 8er-Kugel fragen",
    hint: "Sie wissen nicht, was Sie schreiben sollen? Drücken Sie auf die Kugel, sie gibt Ihnen einen Rat.",
    hazy: "Die Antwort ist verschwommen, versuchen Sie es noch einmal.",
    speaker: "Die 8er-Kugel",
  },
  mark: {
    label: "Um einen Rat bitten",
    hint: "Sie wissen nicht, was Sie schreiben sollen? Ein Druck auf den Knopf gibt Ihnen einen Rat.",
  },
  form: {
    name: "Ihr Name",
    email: "E-Mail",
    phone: "Telefon",
    message: "Ihre Nachricht",
    send: "Nachricht senden",
    sending: "Wird gesendet …",
    sent: "Ihre Nachricht ist angekommen. Wir melden uns bald bei Ihnen!",
    failed: "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
  },
} satisfies typeof english;
