import type { shortcuts as english } from "../en/shortcuts.ts";

export const shortcuts = {
  title: "Tastenkürzel",
  control: "Strg",
  keys: {
    next: "nächste Nachricht",
    previous: "die davor",
    open: "öffnen",
    select: "auswählen",
    answered: "als beantwortet markieren",
    reply: "antworten",
    snooze: "zurückstellen",
    spam: "als Spam markieren",
    new: "als neu markieren",
    send: "Antwort senden",
    search: "suchen",
    help: "diese Liste zeigen",
  },
  single: "Einzelne Tasten",
  hint: "Ausgeschaltet wirken nur Tasten zusammen mit Strg. Dieser Browser merkt es sich, bis Sie sich abmelden.",
} satisfies typeof english;
