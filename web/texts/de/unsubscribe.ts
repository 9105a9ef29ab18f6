import type { unsubscribe as english } from "../en/unsubscribe.ts";

export const unsubscribe = {
  title: "Abbestellen",
  question: "Keine E-Mails mit Neuem aus Ihren Projekten mehr?",
  yes: "Ja, abbestellen",
  failed: "Das hat gerade nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  limited:
    "Dieser Link wurde sehr oft benutzt. Bitte warten Sie eine Stunde, und versuchen Sie es dann noch einmal.",
  incomplete:
    "Dieser Link ist unvollständig. Kopieren Sie ihn bitte ganz aus der E-Mail, oder ändern Sie die Auswahl in Ihren Einstellungen.",
  done: "Abbestellt",
  doneIntro:
    "Sie erhalten keine E-Mails mit Neuem aus Ihren Projekten mehr. Es steht weiterhin im Portal, und in den Einstellungen schalten Sie die E-Mails wieder ein.",
  settings: "Einstellungen",
} satisfies typeof english;
