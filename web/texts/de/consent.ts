import type { consent as english } from "../en/consent.ts";

export const consent = {
  blocked:
    "Ihr Browser blockiert Cookies von Drittanbietern. Manches funktioniert vielleicht nur eingeschränkt. Ihre Auswahl können Sie unten trotzdem treffen.",
  refusedByBrowser:
    "Ihr Browser sendet das Signal „Global Privacy Control“. Deshalb werden nur notwendige Cookies verwendet, und Ihr Besuch wird nicht gezählt.",
  acceptAll: "Alle annehmen",
  acceptNecessary: "Keine Cookies, bitte",
  manage: "Auswahl ändern",
  privacy: "Datenschutzerklärung",
  settings: "Cookie-Einstellungen",
  save: "Auswahl speichern",
  close: "Cookie-Einstellungen schließen",
  necessary: {
    title: "Notwendig",
    description: "Sie halten Sie angemeldet und merken sich diese Auswahl. Sie sind immer aktiv.",
  },
  analytics: {
    title: "Statistik",
    off: "Aus, wie Ihr Browser es wünscht.",
  },
  headers: { name: "Cookie", purpose: "Zweck", duration: "Dauer" },
  table: {
    name: "Cookie",
    kind: "Art",
    kinds: { necessary: "notwendig", analytics: "Statistik" },
    purpose: "Zweck",
    duration: "Dauer",
    settings: "Cookie-Einstellungen",
    heading: "Cookies auf dieser Website",
  },
  cookies: {
    cc_cookie: { purpose: "Merkt sich Ihre Auswahl zu Cookies.", duration: "182 Tage" },
    "portal-session": {
      purpose: "Hält Sie angemeldet. Wird nur beim Anmelden gesetzt.",
      duration: "400 Tage, oder bis Sie sich abmelden",
    },
    "signed-in": {
      purpose: "Sagt der Seite, dass sie Ihren Bereich anzeigen soll. Wird nur beim Anmelden gesetzt.",
      duration: "400 Tage, oder bis Sie sich abmelden",
    },
    "password-claim": {
      purpose:
        "Zeigt, dass Sie Ihr Passwort in diesem Browser gewählt haben. Wird nur gesetzt, wenn Sie ein Konto anlegen oder Ihre Adresse ändern.",
      duration: "7 Tage, oder bis Sie die Adresse bestätigen",
    },
    "typed-fields": {
      purpose:
        "Behält die eingegebene E-Mail-Adresse für das nächste Formular Ihres Kontos. Niemals ein Passwort.",
      duration: "10 Minuten",
    },
    "new-password": {
      purpose:
        "Lässt Sie ein neues Passwort wählen. Wird nur gesetzt, wenn Sie den Link aus einer E-Mail dazu öffnen.",
      duration: "15 Minuten",
    },
    "known-device": {
      purpose:
        "Lässt Sie sich hier anmelden, während jemand anderes Ihr Passwort zu erraten versucht, und erspart Ihnen die E-Mail über ein neues Gerät. Wird nur beim Anmelden gesetzt.",
      duration: "1 Jahr",
    },
    notice: {
      purpose:
        "Lässt die nächste Seite des Portals sagen, was ein Formular bewirkt hat. Wird nur gesetzt, wenn Sie angemeldet sind.",
      duration: "15 Sekunden",
    },
    "new-calendar-address": {
      purpose: "Zeigt der Agentur die Adresse eines Kalenders, die gerade angelegt wurde.",
      duration: "1 Minute",
    },
    "new-factor": {
      purpose: "Zeigt Ihnen die Authenticator-App, die Sie gerade einrichten. Nur dann gesetzt.",
      duration: "10 Minuten",
    },
    "recovery-codes": {
      purpose: "Zeigt Ihnen die Wiederherstellungscodes, die gerade erzeugt wurden. Nur dann gesetzt.",
      duration: "10 Minuten, oder bis Sie sie aufbewahrt haben",
    },
    __prerender_bypass: {
      purpose:
        "Zeigt der Redaktion der Agentur, was noch nicht veröffentlicht ist. Wird nur aus deren Redaktionsprogramm gesetzt.",
      duration: "Bis der Browser geschlossen wird",
    },
    "sanity-preview-perspective": {
      purpose:
        "Merkt sich, welche Entwürfe sich die Redaktion der Agentur ansieht. Wird nur aus deren Redaktionsprogramm gesetzt.",
      duration: "Bis der Browser geschlossen wird",
    },
    cc_probe: {
      purpose: "Stellt fest, ob Ihr Browser Cookies anderer Websites blockiert. Wird sofort wieder entfernt.",
      duration: "Weniger als eine Sekunde",
    },
    _ga: {
      purpose:
        "Google Analytics: unterscheidet Besucher, um sie zu zählen. Wird erst nach Ihrer Zustimmung gesetzt.",
      duration: "2 Jahre",
    },
    _gid: {
      purpose:
        "Google Analytics: unterscheidet die Besuche eines Tages. Wird erst nach Ihrer Zustimmung gesetzt.",
      duration: "24 Stunden",
    },
  },
} satisfies typeof english;
