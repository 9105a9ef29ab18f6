import type { brand as english } from "../en/brand.ts";

export const brand = {
  title: "Marke",
  description: "Logo, Farben und Schriften zum Herunterladen und Kopieren, und wie man sie verwendet.",
  logos: {
    heading: "Alle Logos",
    intro: "Nehmen Sie das SVG, wo es geht: Es bleibt in jeder Größe scharf. Das PNG ist für alles andere.",
    all: "Alle als ZIP herunterladen",
    file: (format, name) => `${name} als ${format}`,
  },
  rules: {
    heading: "Wie man sie verwendet",
    space: "Freiraum",
    size: "Mindestgröße",
    dos: "Bitte so",
    donts: "Bitte nicht so",
  },
  colours: {
    heading: "Farben",
    intro:
      "Ein Druck auf einen Code kopiert ihn. Die Zahlen sagen, wie gut Weiß und Tinte darauf zu lesen sind: 4,5 genügt für Text.",
    code: (colour, notation) => `${colour} in ${notation}`,
    white: "Weiß darauf",
    ink: "Tinte darauf",
    text: "für Text",
    largeText: "für großen Text",
    noText: "nicht für Text",
  },
  type: "Schriften",
  paragraph: { heading: "Ein Absatz zum Kopieren", name: "den Absatz", copy: "Diesen Absatz kopieren" },
  ask: {
    heading: "Fehlt etwas?",
    text: "Ein anderes Format, ein Bild, ein Satz zum Zitieren? Fragen Sie einfach; das Senden dauert eine Minute.",
    email: (address) => `E-Mail an ${address}`,
    contact: "Kontakt aufnehmen",
  },
  copy: {
    button: "Kopieren",
    aloud: (name) => `${name} kopieren: `,
    copied: "Kopiert",
    refused: "Nicht kopiert",
  },
} satisfies typeof english;
