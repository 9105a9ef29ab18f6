import type { projectList as english } from "../en/project-list.ts";

export const projectList = {
  title: "Projekte",
  part: "Die Projekte",
  listed: "Projekte",
  add: "Neues Projekt",
  search: { label: "Projekt oder Kunde", submit: "Suchen" },
  states: "Projekte nach Status",
  open: "Alle laufenden",
  archived: "Archiviert",
  waiting: "Projekte nach dem, was wartet",
  waits: { mine: "Sie sind dran", theirs: "Kunde ist dran", unread: "Ungelesen", overdue: "Überfällig" },
  nothing: {
    waiting: "Davon wartet in keinem Projekt etwas.",
    matching: (words) => `Kein Projekt hier passt zu „${words}“.`,
    onPage: "Auf dieser Seite ist kein Projekt.",
    showOpen: "Alle laufenden Projekte anzeigen",
    yet: "Hier gibt es noch kein Projekt.",
    add: "Projekt anlegen",
  },
  turn: (whose) => `${whose}:`,
  noNextStep: "Kein nächster Schritt",
  milestones: (done, total) => `${done} von ${total} Meilensteinen`,
  noMilestones: "Keine Meilensteine",
  changed: (date) => `Geändert am ${date}`,
} satisfies typeof english;
