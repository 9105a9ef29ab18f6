import type { clientEndings as english } from "../en/client-endings.ts";
import { sentence } from "../sentence.ts";

export const clientEndings = {
  archive: {
    heading: "Kunden archivieren",
    words:
      "Die Zusammenarbeit ist zu Ende. Der Kunde verschwindet aus Ihren Listen und Ihrer Übersicht, und seine Projekte werden archiviert. Sie und der Kunde können alles weiter lesen; ändern kann es niemand. Wie lange die Daten aufbewahrt werden, zählt von da an.",
    withdraws: "Zurückziehen, was noch nicht entschieden ist",
    withdrawsHint:
      "Nachträge, die auf den Kunden warten, werden zurückgezogen, und erbetenes Feedback wird geschlossen.",
    submit: "Kunden archivieren",
    title: "Diesen Kunden archivieren?",
    question: (client) =>
      `${client} und alle Personen dort können von da an nur noch lesen. Offene Einladungen werden zurückgezogen. Sie können den Kunden jederzeit wiederherstellen.`,
    confirm: "Archivieren",
    done: (client) => `„${client}“ ist archiviert und wird von jetzt an nur noch gelesen.`,
  },
  restore: {
    heading: "Kunden wiederherstellen",
    words:
      "Der Kunde steht wieder unter Ihren Kunden. Seine Projekte bleiben archiviert; stellen Sie die wieder her, die weitergehen.",
    submit: "Kunden wiederherstellen",
    done: (client) => `„${client}“ steht wieder unter Ihren Kunden.`,
  },
  remove: {
    heading: "Kunden löschen",
    words: "Zu diesem Kunden ist noch nichts gespeichert, deshalb kann er gelöscht werden.",
    submit: "Kunden löschen",
    title: "Diesen Kunden löschen?",
    question: (client) => `${client} wird endgültig gelöscht.`,
    confirm: "Löschen",
    done: (client) => `„${client}“ ist gelöscht.`,
  },
  archived: (day) => `Dieser Kunde wurde am ${day} archiviert. Man kann alles lesen, aber nichts ändern.`,
  toClient: (day) =>
    sentence`Die Zusammenarbeit endete am ${day}. Hier lässt sich weiterhin alles lesen. Für etwas Neues genügt eine Nachricht.`,
  refusals: {
    plan: "Der Kunde bezahlt ein Betreuungspaket, das weiterläuft. Kündigen Sie es zuerst; ein gekündigtes darf auslaufen.",
    decisions:
      "Etwas wartet auf eine Entscheidung des Kunden. Sagen Sie, was daraus wird: Ziehen Sie es unten zurück, oder warten Sie die Antwort ab.",
    filled:
      "Zu diesem Kunden gehört inzwischen etwas, deshalb kann er nicht gelöscht werden. Archivieren Sie ihn.",
    archived: "Dieser Kunde ist archiviert. Stellen Sie ihn zuerst wieder her, um etwas zu ändern.",
  },
} satisfies typeof english;
