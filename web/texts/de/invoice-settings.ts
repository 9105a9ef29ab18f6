import type { invoiceSettings as english } from "../en/invoice-settings.ts";
import { sentence } from "../sentence.ts";

export const invoiceSettings = {
  title: "Rechnungen",
  intro: "Was auf jeder Rechnung steht, und wann Kunden an eine erinnert werden.",
  part: "Die Einstellungen der Rechnungen",
  noStripe:
    "Rechnungen laufen über Stripe, und Stripe ist noch nicht verbunden. Was Sie hier einstellen, gilt, sobald es so weit ist.",
  sender: {
    heading: "Auf jeder Rechnung",
    intro:
      "Eine Änderung fragt nach Ihrem Passwort, geht per E-Mail an alle Agenturkonten und steht eine Woche lang in der Übersicht. Rechnungen, die schon gestellt sind, bleiben, wie sie sind.",
    from: "Absender",
    fromHint:
      "Name und Anschrift, dazu die Steuernummer, wo sie nötig ist. Ohne Absender kann keine Rechnung gestellt werden.",
    payTo: "Bankverbindung für Überweisungen",
    payToHint:
      "Bank, IBAN und BIC, so wie sie gedruckt werden. Bleibt das Feld leer, bezahlen Kunden mit Karte.",
    submit: "Angaben speichern",
    saved: "Das steht ab jetzt auf Rechnungen, und alle Agenturkonten erfahren es per E-Mail.",
    same: "Es hat sich nichts geändert: Das steht schon auf Rechnungen.",
    unproven: "Das hat zu lange gedauert. Bitte geben Sie Ihr Passwort noch einmal ein.",
    fresh:
      "Das Passwort Ihres Kontos wurde vor weniger als einem Tag geändert. Damit niemand mit einem neuen Passwort Zahlungen umleiten kann, lässt sich dies erst einen Tag danach ändern.",
  },
  reminders: {
    heading: "Erinnerungen",
    intro:
      "An diesen Tagen bekommen Kunden eine E-Mail über eine Rechnung, die noch offen ist. Ist sie bezahlt, kommt keine mehr.",
    field: "Tage nach der Fälligkeit",
    hint: "Bis zu sechs, mit Kommas: 3, 10, 20. Unter null heißt davor: -2. Bleibt das Feld leer, wird niemand erinnert.",
    submit: "Tage speichern",
    saved: (days) => sentence`Kunden werden an diesen Tagen nach der Fälligkeit erinnert: ${days}.`,
    savedNone: "Kunden werden nicht mehr erinnert.",
  },
  notices: {
    part: "Die Hinweise zu Rechnungen",
    somebody: "Jemand",
    account: (who, moment, was, becomes) =>
      sentence`${who} hat am ${moment} die Bankverbindung auf Rechnungen geändert: vorher ein Konto mit den letzten Zeichen ${was}, jetzt eines mit ${becomes}.`,
    firstAccount: (who, moment, becomes) =>
      sentence`${who} hat am ${moment} eine Bankverbindung auf Rechnungen gesetzt: ein Konto mit den letzten Zeichen ${becomes}.`,
    noAccount: (who, moment, was) =>
      sentence`${who} hat am ${moment} das Konto mit den letzten Zeichen ${was} von Rechnungen genommen.`,
    sender: (who, moment) => sentence`${who} hat am ${moment} den Absender der Rechnungen geändert.`,
    ifNot:
      "Wenn das nicht aus der Agentur kam: Wählen Sie ein neues Passwort und melden Sie alle anderen Geräte ab, tragen Sie die vorige Angabe wieder ein (sie steht im Änderungsprotokoll), und stellen Sie vorher keine Rechnung.",
    whatToDo: "Das war niemand aus der Agentur? Was zu tun ist",
    series: (one, other) => sentence`Ihre Rechnungen sind in zwei Reihen nummeriert: ${one} und ${other}.`,
    seriesStep:
      "Wählen Sie bei Stripe unter Settings → Billing → Invoices fortlaufende Nummern für das ganze Konto. Vergebene Nummern bleiben, und dieser Hinweis geht einen Monat nach der letzten aus der anderen Reihe.",
  },
} satisfies typeof english;
