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
  join: {
    heading: "Mit einem anderen Kunden zusammenführen",
    words:
      "Für einen Kunden, den es hier zweimal gibt: Dieser geht in dem anderen auf. Die Personen beider Kunden sehen danach alles von beiden. Betreuungspakete und Rechnungen bleiben, wie sie sind, und stehen nebeneinander. Die Adresse dieses Kunden führt zum anderen.",
    moves: (list) => `Das zieht um: ${list}, mit allem, was dazugehört, und Ihre Notizen.`,
    movesNothing: "Zu diesem Kunden gehört noch nichts, also zieht nur seine Adresse um.",
    counts: {
      projects: (count) => (count === 1 ? "1 Projekt" : `${count} Projekte`),
      people: (count) => (count === 1 ? "1 Person" : `${count} Personen`),
      invites: (count) => (count === 1 ? "1 offene Einladung" : `${count} offene Einladungen`),
      pages: (count) => (count === 1 ? "1 Seite zur Website" : `${count} Seiten zur Website`),
      messages: (count) => (count === 1 ? "1 Kontaktnachricht" : `${count} Kontaktnachrichten`),
      plans: (count) => (count === 1 ? "1 Betreuungspaket" : `${count} Betreuungspakete`),
      invoices: (count) => (count === 1 ? "1 Rechnung" : `${count} Rechnungen`),
    },
    kept: "Der Kunde, der bleibt",
    onlyFirst: (most) => `Nur die ersten ${most} Kunden stehen in der Liste.`,
    submit: "Kunden zusammenführen",
    title: "Diese Kunden zusammenführen?",
    question: (client) =>
      `Alles von ${client} kommt zu dem Kunden, den Sie gewählt haben. Das lässt sich nicht wieder trennen.`,
    confirm: "Zusammenführen",
    done: (client, kept) => `„${client}“ gehört jetzt zu „${kept}“.`,
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
    noOther: "Wählen Sie den Kunden, der bleibt.",
    keptArchived:
      "Der gewählte Kunde ist archiviert. Stellen Sie ihn zuerst wieder her, oder wählen Sie einen anderen.",
    elsewhere:
      "Einer der beiden Kunden wurde inzwischen mit einem dritten zusammengeführt. Öffnen Sie ihn neu, um zu sehen, wohin er gehört.",
    joined: "Dieser Kunde gehört inzwischen zu einem anderen. Öffnen Sie ihn neu, um dorthin zu kommen.",
  },
} satisfies typeof english;
