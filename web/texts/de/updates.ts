import type { updates as english } from "../en/updates.ts";
import { sentence } from "../sentence.ts";

export const updates = {
  title: "Neues",
  part: "Das Neue",
  listed: "Beiträge",
  none: "Noch gibt es nichts Neues. Was sich am Projekt tut, erscheint hier.",
  noneOfOwner: "Noch gibt es keine Beiträge. Schreiben Sie oben den ersten.",
  published: (date) => `Veröffentlicht am ${date}`,
  written: (date) => `Geschrieben am ${date}`,
  onlyYou: "Nur für Sie sichtbar",
  fields: { body: "Inhalt", visibleHint: "Aus: eine Notiz, die nur Sie sehen." },
  create: {
    title: "Beitrag schreiben",
    submit: "Beitrag speichern",
    forYou: "nur für Sie",
    forClient: "und dem Kunden zeigen",
    reach: {
      part: "Wer es sieht",
      onlyYou: "Erreicht niemanden: Nur Sie sehen es.",
      people: (names) => sentence`Erreicht ${names}.`,
      many: (count, client) => sentence`Erreicht ${count} Personen bei ${client}.`,
      nobody: (client) => `Erreicht noch niemanden: Bei ${client} hat niemand ein Konto.`,
    },
    saved: (title) => `„${title}“ ist gespeichert; nur Sie sehen es.`,
  },
  controls: {
    form: (title) => `Wer „${title}“ sieht`,
    hide: "Für den Kunden ausblenden",
    hideOf: (title) => `Für den Kunden ausblenden: „${title}“`,
    publish: "Veröffentlichen",
    publishOf: (title) => `Veröffentlichen: „${title}“`,
    edit: "Bearbeiten",
    editOf: (title) => `„${title}“ bearbeiten`,
    save: "Speichern",
    delete: "Löschen",
    deleteTitle: "Diesen Beitrag löschen?",
    deleteQuestion: (title) => `„${title}“ verschwindet endgültig, für Sie und für den Kunden.`,
  },
  done: {
    save: (title) => `„${title}“ ist gespeichert.`,
    publish: (title) => `„${title}“ ist veröffentlicht: Der Kunde kann es lesen.`,
    hide: (title) => `„${title}“ ist für den Kunden ausgeblendet.`,
    delete: (title) => `„${title}“ ist gelöscht.`,
  },
  stored: {
    title: "Titel",
    body: "Inhalt",
    visible: "Für den Kunden sichtbar",
    yes: "Ja",
    no: "Nein",
  },
} satisfies typeof english;
