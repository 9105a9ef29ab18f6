import type { changeOrders as english } from "../en/change-orders.ts";
import { sentence } from "../sentence.ts";

const units: Record<string, string> = { $: "Dollar", "€": "Euro", "£": "Pfund" };

export const changeOrders = {
  title: "Nachträge",
  part: "Die Nachträge",
  listed: "Nachträge",
  nothingForOwner: "Es gibt noch keine Nachträge. Entwerfen Sie oben den ersten.",
  nothing:
    "Es gibt keine Nachträge. Wenn sich etwas ändern soll, stehen Preis und Zeit hier, und Sie entscheiden.",
  number: (number) => `Nr. ${number}`,
  named: (number, title) => `Nr. ${number} ${title}`,
  states: {
    draft: "Entwurf, nur Sie sehen ihn",
    sent: "Wartet auf eine Antwort",
    approved: "Freigegeben",
    declined: "Abgelehnt",
    withdrawn: "Zurückgezogen",
    expired: "Abgelaufen",
    undecided: "Nicht entschieden",
  },
  terms: { price: "Preis", schedule: "Zeitplan", validUntil: "Gültig bis" },
  days(days) {
    if (days === 0) return "Keine Änderung am Zeitplan";
    const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? "Tag" : "Tage"}`;
    return days > 0 ? `${count} mehr` : `${count} weniger`;
  },
  totals: {
    title: "Zum Projekt hinzugekommen",
    part: "Die Summen",
    nothing: "Noch ist kein Nachtrag freigegeben.",
    approved: "Freigegeben",
    price: "Preis",
    schedule: "Zeitplan",
  },
  prices: { credit: (sum) => `eine Gutschrift von ${sum}`, same: "keine Änderung am Preis" },
  unit: (sign) => units[sign] ?? sign,
  fields: {
    title: "Was sich ändert",
    reason: "Warum, und was es umfasst",
    price: (unit) => `Preis in ${unit}`,
    priceHint: (examples, credit, same) =>
      sentence`Zum Beispiel ${examples}. -40 heißt ${credit}, 0 heißt ${same}.`,
    days: "Zusätzliche Tage",
    validUntil: "Gültig bis",
  },
  draft: "Nachtrag entwerfen",
  saveDraft: "Entwurf speichern",
  controls: {
    form: (title) => `Was mit „${title}“ geschieht`,
    send: "An den Kunden senden",
    sendOf: (title) => `An den Kunden senden: ${title}`,
    sendTitle: (number) => `Nachtrag Nr. ${number} senden?`,
    sendQuestion: (title, price) =>
      `Der Kunde sieht „${title}“ (${price}) und wird gebeten, den Nachtrag freizugeben oder abzulehnen. Danach kann er nicht mehr bearbeitet werden.`,
    sendConfirm: "Senden",
    withdraw: "Zurückziehen",
    withdrawOf: (title) => `„${title}“ zurückziehen`,
    withdrawTitle: (number) => `Nachtrag Nr. ${number} zurückziehen?`,
    withdrawQuestion: (title) =>
      `„${title}“ kann dann weder freigegeben noch bearbeitet werden. Die Nummer bleibt vergeben.`,
    edit: "Bearbeiten",
    editOf: (title) => `„${title}“ bearbeiten`,
    save: "Speichern",
    revise: "Überarbeiten und erneut senden",
    reviseOf: (title) => `„${title}“ überarbeiten und erneut senden`,
    reviseHint: (number) =>
      `Daraus wird ein neuer Entwurf; Nr. ${number} bleibt, wie der Nachtrag abgelehnt wurde. Senden Sie den Entwurf, wenn er fertig ist.`,
  },
  done: {
    draft: (title) => `Der Nachtrag „${title}“ ist als Entwurf gespeichert; nur Sie sehen ihn.`,
    save: (number) => `Nachtrag Nr. ${number} ist gespeichert.`,
    send: (number, client) => `Nachtrag Nr. ${number} ist an ${client} gesendet.`,
    withdraw: (number) => `Nachtrag Nr. ${number} ist zurückgezogen.`,
  },
  isOver: "Der letzte gültige Tag ist vorbei. Wählen Sie zuerst einen späteren.",
  notDraft: {
    sent: "Dieser Nachtrag ist inzwischen gesendet und kann nicht mehr geändert werden. Öffnen Sie die Seite neu.",
    approved:
      "Dieser Nachtrag ist inzwischen freigegeben und kann nicht mehr geändert werden. Öffnen Sie die Seite neu.",
    declined:
      "Dieser Nachtrag ist inzwischen abgelehnt und kann nicht mehr geändert werden. Öffnen Sie die Seite neu.",
    withdrawn:
      "Dieser Nachtrag ist inzwischen zurückgezogen und kann nicht mehr geändert werden. Öffnen Sie die Seite neu.",
  },
  stored: {
    title: "Titel",
    reason: "Begründung",
    price: "Preis",
    days: "Tage",
    validUntil: "Gültig bis",
  },
} satisfies typeof english;
