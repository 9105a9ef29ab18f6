import type { layout as english } from "../en/layout.ts";

export const layout = {
  skip: "Zum Inhalt springen",
  loading: "Wird geladen …",
  home: (agency) => `${agency}, Startseite`,
  noName: "Startseite",
  header: {
    label: "Hauptmenü",
    services: "Leistungen",
    documentation: "Dokumentation",
    docs: "DOKU",
    contact: "Kontakt",
    openMenu: "Menü öffnen",
    menu: "Menü",
    closeMenu: "Menü schließen",
    home: "Startseite",
    unread: "{label}, {unread} ungelesen",
  },
  footer: {
    services: "Leistungen",
    noAgency: "Die Agentur",
    brand: "Marke",
    contact: "Kontakt aufnehmen",
    review: "Auf Google bewerten",
    details: "Kontakt",
    hours: (days, opens, closes) => `${days}, ${opens} bis ${closes} Uhr`,
    privacy: "Datenschutzerklärung",
    terms: "Nutzungsbedingungen",
    cookies: "Cookie-Einstellungen",
  },
  cookieTile: "Cookie-Einstellungen",
  preview: { label: "Vorschau", words: "mit allem, was noch nicht veröffentlicht ist", exit: "Beenden" },
} satisfies typeof english;
