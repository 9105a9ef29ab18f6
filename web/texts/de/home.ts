import type { home as english } from "../en/home.ts";

export const home = {
  clients: "Kunden",
  hero: {
    greeting: (name) => `Hallo, ich bin ${name}!`,
    toggle: (name) => `${name} sagt Hallo`,
  },
  services: {
    gets: "Was Sie bekommen",
    from: (price) => `ab ${price}`,
  },
  work: {
    label: "Arbeiten für Kunden",
    skip: "Arbeiten für Kunden überspringen",
    companies: (position) => `Unternehmen, ${position}`,
    previous: "Voriges Unternehmen",
    next: "Nächstes Unternehmen",
    methods: "So ist es entstanden",
  },
  gallery: {
    stage: (client) => `Bilder und Videos von ${client}`,
    play: (caption) => `Video abspielen: ${caption}`,
    previous: "Voriges Bild",
    next: "Nächstes Bild",
    choose: "Bild auswählen",
  },
  lightbox: {
    label: "Großansicht",
    slides: "Bilder und Videos",
    close: "Schließen",
    previous: "Zurück",
    next: "Weiter",
  },
  portfolio: "Seite der Portfolio-Website",
  showcase: "Seite der Entwurfs-Website",
  testimonials: { more: "Mehr lesen", less: "Weniger lesen", quoted: (words) => `„${words}“` },
  announcement: {
    label: "Ankündigung",
    dismiss: "Ankündigung ausblenden",
    watch: "Video ansehen",
    tutorial: (title) => `${title}: das Video dazu`,
  },
  video: {
    close: "Schließen",
    elsewhere: (link) => ["Wenn das Video hier nicht läuft, ", link("sehen Sie es auf YouTube an"), "."],
  },
} satisfies typeof english;
