import type { invoiceDocument as english } from "../en/invoice-document.ts";
import { sentence } from "../sentence.ts";

export const invoiceDocument = {
  to: "Rechnung an",
  issuedOn: "Rechnungsdatum",
  dueOn: "Fällig am",
  suppliedOn: "Leistung am",
  span: (from, to) => `${from} bis ${to}`,
  project: "Projekt",
  isVoid: "Diese Rechnung wurde storniert. Es ist nichts zu bezahlen.",
  isOld: (time) =>
    sentence`Stripe antwortet gerade nicht. Das ist der Stand vom ${time}; bitte sehen Sie gleich noch einmal nach.`,
  lines: {
    what: "Leistung",
    amount: "Betrag",
    deposit: (what) => `Anzahlung: ${what}`,
    order: "Nachtrag",
    receipt: "Beleg der Freigabe",
  },
  sums: {
    net: "Zwischensumme",
    tax: (name, rate) => `zzgl. ${name} ${rate}`,
    taxOn: (tax, base) => `${tax} auf ${base}`,
    total: "Gesamtbetrag",
    credited: "Gutgeschrieben",
    creditedOn: (day) => `Gutgeschrieben am ${day}`,
    fromBalance: "Aus Ihrem Guthaben",
    paid: "Bezahlt",
    paidByCard: (day) => `Bezahlt am ${day}`,
    paidByTransfer: (day) => `Per Überweisung bezahlt am ${day}`,
    left: "Noch zu bezahlen",
    givenUp: "Ausgebucht",
    refunded: "Zurückgezahlt",
    refundedOn: (day) => `Zurückgezahlt am ${day}`,
    kept: "Guthaben für die nächste Rechnung",
    keptOn: (day) => `Guthaben für die nächste Rechnung, ${day}`,
  },
  transfer: {
    heading: "Zahlung per Überweisung",
    reference: (number) => sentence`Bitte geben Sie als Verwendungszweck die Rechnungsnummer an: ${number}.`,
  },
  pay: {
    part: "Zahlung",
    due: (sum, day) =>
      day ? sentence`${sum} sind bis zum ${day} zu bezahlen.` : sentence`${sum} sind zu bezahlen.`,
    wasDue: (sum, day) => sentence`${sum} waren am ${day} fällig.`,
    byCard: (sum) => `${sum} mit Karte bezahlen`,
    orByTransfer: "Oder überweisen Sie: Die Bankverbindung steht am Ende der Rechnung.",
    underway: "Diese Rechnung wird gerade abgeschlossen. Bitte sehen Sie gleich noch einmal nach.",
    refused: {
      paid: "Diese Rechnung ist bereits bezahlt. Es wurde nichts abgebucht.",
      closed: "Auf diese Rechnung ist nichts zu bezahlen.",
      nowhere: "Stripe hat für diese Rechnung noch keine Seite. Bitte versuchen Sie es gleich noch einmal.",
    },
  },
  print: "Drucken",
  atStripe: "Die Rechnung bei Stripe",
  openProject: "Das Projekt öffnen",
  noElectronicInvoice:
    "Diese Seite ist Ihre Rechnung, zum Ausdrucken oder als PDF zum Speichern. Sie ist keine elektronische Rechnung (EN 16931). Falls Sie eine brauchen, fragen Sie bitte danach, bevor Sie bezahlen. Auch die Software Ihrer Buchhaltung kann eine aus diesen Angaben erstellen.",
} satisfies typeof english;
