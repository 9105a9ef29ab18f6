import type { duty as english } from "../en/duty.ts";
import { sentence } from "../sentence.ts";

export const duty = {
  banner: {
    label: "Anmeldung in zwei Schritten steht aus",
    left: (span, moment) =>
      sentence`Agenturkonten melden sich hier in zwei Schritten an: Sie haben noch ${span} Zeit, das einzurichten, bis ${moment}.`,
    action: "Anmeldung in zwei Schritten einrichten",
  },
  setting: {
    part: "Die Einstellung zur Anmeldung in zwei Schritten",
    heading: "Agenturkonten melden sich in zwei Schritten an",
    intro:
      "Ein Passwort allein kann gestohlen werden, und das eines Agenturkontos öffnet Dateien und Zahlen aller Kunden. Mit zwei Schritten wird auch ein Code vom eigenen Telefon verlangt.",
    on: "Jedes Agenturkonto muss sie einrichten, binnen sieben Tagen ab der nächsten Anmeldung. Wer es bis dahin nicht getan hat, wird zuerst dorthin geführt; ausgesperrt wird niemand.",
    off: "Jedes Agenturkonto entscheidet das in den eigenen Einstellungen.",
    turnOn: "Zur Pflicht machen",
    turnOff: "Jedem Konto überlassen",
    turnedOn:
      "Agenturkonten müssen sich jetzt in zwei Schritten anmelden. Jedes hat dafür sieben Tage ab der nächsten Anmeldung.",
    turnedOff: "Jedes Agenturkonto entscheidet jetzt selbst, ob es sich in zwei Schritten anmeldet.",
  },
  owners: {
    heading: "Wer sie eingerichtet hat",
    you: (name) => `${name} (Sie)`,
    has: "In zwei Schritten",
    hasNot: "Nur Passwort",
    until: (moment) => sentence`Hat Zeit bis ${moment}.`,
    since: (moment) => sentence`Muss sie seit ${moment} zuerst einrichten.`,
  },
} satisfies typeof english;
