import type { contact as english } from "../en/contact.ts";

export const contact = {
  title: "Kontakt aufnehmen",
  description: (agency) =>
    `Schreiben Sie an ${agency}: was Sie brauchen, in Ihren eigenen Worten, und wie Sie zu erreichen sind.`,
  person: "Sie schreiben an",
  ways: {
    email: (address) => `E-Mail an ${address}`,
    call: (phone) => `Anrufen: ${phone}`,
    review: "Auf Google bewerten",
    home: "Zurück zur Startseite",
  },
  form: {
    name: "Ihr Name",
    email: "E-Mail",
    phone: "Telefon",
    message: "Ihre Nachricht",
    send: "Nachricht senden",
    sending: "Wird gesendet …",
    sent: "Danke! Ihre Nachricht ist angekommen; eine Antwort folgt bald.",
    failed: "Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
    full: "Gerade kam mehr, als dieses Formular annimmt. Bitte schreiben Sie an {address}: Was Sie eingegeben haben, steht noch da.",
  },
} satisfies typeof english;
