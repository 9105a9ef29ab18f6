import type { notifications as english } from "../en/notifications.ts";

export const notifications = {
  title: "Benachrichtigungen",
  intro: "Neues aus Ihren Projekten.",
  part: "Die Benachrichtigungen",
  all: "Alle",
  unread: "Ungelesen",
  earlier: "Früher",
  older: "Ältere",
  seenEverything: "Sie haben alles gesehen.",
  nothingYet: "Noch ist nichts passiert. Neues aus Ihren Projekten erscheint hier.",
  today: "Heute",
  yesterday: "Gestern",
  markAllAsRead: "Alle als gelesen markieren",
  markAsRead: "Als gelesen markieren",
  markAsReadOf: (title) => `Als gelesen markieren: ${title}`,
  markFilesAsRead: (count) => `Als gelesen markieren: ${count} Dateien`,
  markedAsRead: "Als gelesen markiert.",
  markedAllAsRead: "Alles ist als gelesen markiert.",
  notStored:
    "Es konnte nicht gespeichert werden, dass Sie das gelesen haben. Bitte versuchen Sie es noch einmal.",
  notSaid: "Bitte sagen Sie, was gelesen wurde.",
} satisfies typeof english;
