import type { agency as english } from "../en/agency.ts";
import { sentence } from "../sentence.ts";

export const agency = {
  title: "Die Agentur",
  intro: "Was für das ganze Portal gilt.",
  part: "Die Einstellungen",
  notices: {
    heading: "Benachrichtigungen an die Agentur",
    intro: "Wohin E-Mails über neue Nachrichten, Gespräche, Konten und Entscheidungen gehen.",
    email: "E-Mail-Adresse für Benachrichtigungen",
    hint: "Bleibt das Feld leer, gehen sie an die Adresse, mit der das erste Agenturkonto angemeldet ist.",
    submit: "Adresse speichern",
    wrongEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    saved: (address) => sentence`Benachrichtigungen gehen jetzt an ${address}.`,
    savedOwn: "Benachrichtigungen gehen jetzt an Ihre eigene Adresse.",
  },
  hours: {
    heading: "Öffnungszeiten",
    intro: "Sie gehören zu den Inhalten der Website: Bearbeiten Sie sie im Studio unter „Site settings“.",
    line: (days, opens, closes) => `${days}, ${opens} bis ${closes} Uhr`,
    none: "Es sind keine Öffnungszeiten veröffentlicht.",
    edit: "Im Studio bearbeiten",
  },
  kept: {
    heading: "Wie lange etwas gespeichert wird",
    intro:
      "Was älter ist, wird innerhalb einer Stunde endgültig gelöscht. Die Datenschutzerklärung nennt dieselben Zahlen: Sie stehen im Studio unter „Site settings“.",
    what: "Was",
    keptFor: "Frist",
    goes: (span) => `Löschung: nächste ${span}`,
    last: (moment) => sentence`Zuletzt durchgesehen: ${moment}.`,
    never: "Noch nicht durchgesehen.",
  },
  data: {
    heading: "Alle Daten der Agentur",
    intro:
      "Jede Tabelle des Portals als eine JSON-Datei, ohne Passwörter und andere Geheimnisse. Hochgeladene Dateien sind darin genannt, aber nicht enthalten.",
    download: "Alle Daten herunterladen",
    failed: "Die Daten konnten nicht gelesen werden.",
  },
} satisfies typeof english;
