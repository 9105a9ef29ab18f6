import type { secondStep as english } from "../en/second-step.ts";

export const secondStep = {
  factorName: "Authenticator-App",
  added: "Die Anmeldung in zwei Schritten ist eingeschaltet. Alle anderen Sitzungen sind beendet.",
  prove: {
    title: "Noch ein Schritt",
    intro: "Ihr Konto verlangt einen Code aus Ihrer Authenticator-App. Vorher öffnet sich nichts.",
    code: "Code aus der App",
    codeHint: "Sechs Ziffern, jede halbe Minute neu.",
    submit: "Weiter",
    busy: "Wird geprüft …",
    signOut: "Stattdessen abmelden",
  },
  lost: {
    summary: "Das Gerät ist verloren",
    intro:
      "Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Das verlorene Gerät wird entfernt, und Sie richten ein neues ein, bevor sich etwas öffnet.",
    code: "Wiederherstellungscode",
    submit: "Verlorenes Gerät entfernen",
    busy: "Wird geprüft …",
    noCodes:
      "Keine Wiederherstellungscodes mehr? Bitte schreiben Sie der Agentur: Dort muss jemand wissen, dass Sie es sind.",
  },
  enrol: {
    title: "Zweiten Schritt einrichten",
    intro:
      "Ihr Konto öffnet sich mit einer Authenticator-App: ein Code vom Telefon, nach dem Passwort. Das dauert zwei Minuten.",
    app: "Jede App, die sechsstellige Codes erzeugt, ist recht. Der Passwortmanager Ihres Telefons kann es wahrscheinlich schon.",
    submit: "Authenticator-App einrichten",
    busy: "Wird eingerichtet …",
  },
  authenticator: {
    title: "Scannen, dann Code eingeben",
    intro: "Öffnen Sie Ihre Authenticator-App, fügen Sie ein Konto hinzu, und scannen Sie dieses Bild.",
    picture: "QR-Code für Ihre Authenticator-App",
    noScan: "Scannen geht nicht? Geben Sie diesen Schlüssel ein:",
    open: "In einer App auf diesem Gerät öffnen",
    code: "Code aus der App",
    codeHint: "Die sechs Ziffern, die die App gerade zeigt.",
    ends: "Sobald der Code stimmt, enden alle Ihre anderen Sitzungen: Melden Sie sich dort neu an.",
    submit: "Einschalten",
    busy: "Wird eingeschaltet …",
    late: "Das Einrichten darf höchstens zehn Minuten dauern. Es ist nichts eingeschaltet: Bitte beginnen Sie von vorn.",
    back: "Zurück zu den Einstellungen",
  },
  codes: {
    title: "Bewahren Sie diese Codes auf",
    intro:
      "Jeder lässt Sie einmal hinein, wenn Ihr Gerät verloren ist. Sie sind nur jetzt zu sehen: Drucken Sie sie, oder bewahren Sie sie dort auf, wo Ihr Passwort nicht ist.",
    list: "Wiederherstellungscodes",
    print: "Drucken",
    download: "Als Textdatei speichern",
    file: (agency) =>
      `Wiederherstellungscodes für ${agency}\n\nJeder lässt Sie einmal hinein, wenn Ihr Gerät verloren ist. Bewahren Sie sie dort auf, wo Ihr Passwort nicht ist.\n`,
    gone: "Die Codes werden nicht mehr gezeigt. Erzeugen Sie in den Einstellungen neue.",
    submit: "Die Codes sind aufbewahrt",
    busy: "Einen Moment …",
  },
} satisfies typeof english;
