import type { Words } from "./en.ts";

export const words: Words = {
  tagline: "Schreiben Sie in einer Zeile, was Sie machen und für wen.",
  intro: (name) => `Logo, Farben und Texte von ${name}, wenn Sie über uns schreiben.`,
  logo: "Logo",
  logoOnDark: "Logo auf Dunkel",
  colour: "Unsere Farbe",
  colourUse: "Überall, wo man uns erkennen soll.",
  accent: "Unsere Farbe für Text",
  accentUse: "Links und Schaltflächen, wo unsere Farbe selbst nicht lesbar wäre.",
  wordsUse: "Links und kurze Texte, wo unsere Farbe selbst nicht lesbar wäre.",
  ink: "Schrift",
  inkUse: "Text auf hellem Grund.",
  paper: "Papier",
  paperUse: "Die Seite selbst.",
  type: "Überschriften und Fließtext",
  sample: "Schreiben Sie einen Satz, der nach Ihnen klingt.",
  clearSpace: "Auf jeder Seite die halbe Höhe des Logos.",
  minimumSize: "24 Pixel, im Druck 8 mm.",
  boilerplate: "Schreiben Sie den Absatz, den andere in einen Artikel oder ein Programm übernehmen dürfen.",
};
