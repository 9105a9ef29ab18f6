import type { errors as english } from "../en/errors.ts";

export const errors = {
  missing: { title: "404", message: "Diese Seite wurde nicht gefunden." },
  title: "Fehler",
  unexpected: { title: "Hoppla!", message: "Ein unerwarteter Fehler ist aufgetreten." },
  reference: "Kennung:",
  tryAgain: "Noch einmal versuchen",
  home: "Startseite",
  contact: "Kontakt",
} satisfies typeof english;
