import type { people as english } from "../en/people.ts";

export const people = {
  title: "Kunden",
  intro: "Die Unternehmen, für die Sie arbeiten, und wer deren Projekte sieht.",
  add: "Kunden anlegen",
  list: {
    heading: "Alle Kunden",
    part: "Die Kunden",
    listed: "Kunden",
    find: "Nach Namen suchen",
    search: "Suchen",
    noWebsite: "Keine Website",
    people: (people, invited) => {
      const belong = people === 0 ? "Noch niemand" : people === 1 ? "1 Person" : `${people} Personen`;
      return invited > 0 ? `${belong}, ${invited} eingeladen` : belong;
    },
    none: "Es gibt noch keine Kunden.",
    nothing: (words) => `Kein Kunde hat „${words}“ im Namen.`,
    all: "Alle Kunden anzeigen",
    states: "Kunden nach Stand",
    open: "Laufend",
    archived: "Archiviert",
    noneArchived: "Kein Kunde ist archiviert.",
  },
  form: {
    newLabel: "Neuer Kunde",
    editLabel: "Kunden bearbeiten",
    name: "Name des Unternehmens",
    website: "Adresse der Website",
    timeZone: "Zeitzone",
    asAgency: "Wie die Agentur",
    asAgencyIn: (zone) => `Wie die Agentur (${zone})`,
    add: "Kunden anlegen",
    save: "Kunden speichern",
    added: (name) => `„${name}“ ist angelegt.`,
    saved: (name) => `„${name}“ ist gespeichert.`,
  },
  newPage: {
    title: "Kunden anlegen",
    intro: "Zuerst das Unternehmen; danach laden Sie die Personen ein.",
    part: "Das Formular",
  },
  editPage: { title: "Kunden bearbeiten", part: "Die Angaben", endings: "Wie der Kunde endet" },
  viewPage: {
    title: "Mit den Augen des Kunden",
    notice: (client) => `So sehen die Personen von ${client} ihren Bereich. Hier lässt sich nichts auslösen.`,
  },
  back: "Zurück zum Kunden",
  members: {
    none: "Zu diesem Kunden gehört noch niemand. Laden Sie unten die erste Person ein.",
    since: (day) => `seit ${day}`,
    remove: "Entfernen",
    removeTitle: (name) => `${name} entfernen?`,
    removeQuestion: (client) =>
      `Die Projekte von ${client} sind dann nicht mehr zu sehen. Das Konto bleibt, und Sie können die Person wieder einladen.`,
  },
  twoStep: "Anmeldung in zwei Schritten",
  money: {
    sees: "Sieht die Kosten",
    seesNamed: (name) => `${name} sieht die Kosten`,
    show: "Kosten zeigen",
    showTo: (name) => `Kosten zeigen: ${name}`,
    hide: "Kosten verbergen",
    hideFrom: (name) => `Kosten verbergen: ${name}`,
    nobody:
      "Bei diesem Kunden kann niemand über Nachträge entscheiden oder zahlen. Zeigen Sie jemandem die Kosten, oder laden Sie jemanden ein.",
  },
  unlinked: {
    heading: "Personen ohne Kunden",
    intro:
      "Sie haben ohne Einladung ein Konto angelegt oder wurden bei einem Kunden entfernt. Einem Kunden zugeordnet, sehen sie dessen Projekte.",
    part: "Die Personen",
    listed: "Personen",
    none: "Alle, die ein Konto haben, gehören zu einem Kunden.",
    choose: "Kunden wählen …",
    onlyFirst: (most) =>
      `Nur die ersten ${most} Kunden stehen in der Liste. Für einen anderen öffnen Sie den Kunden und laden dort die Adresse ein.`,
    facts: (email, day) => `${email}, Konto seit ${day}`,
    left: (email, day) => `${email}, am ${day} bei einem Kunden entfernt`,
    clientOf: (name) => `Kunde von ${name}`,
    link: "Zuordnen",
  },
  account: {
    disabled: "Gesperrt",
    enable: "Konto entsperren",
    disable: "Konto sperren",
    disableTitle: (name) => `Das Konto von ${name} sperren?`,
    disableQuestion:
      "Die Person wird sofort abgemeldet und kann sich nicht anmelden, bis Sie das Konto entsperren. Gelöscht wird nichts.",
  },
} satisfies typeof english;
