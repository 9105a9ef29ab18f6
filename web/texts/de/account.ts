import type { account as english } from "../en/account.ts";

export const account = {
  settings: "Einstellungen",
  signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
  tabs: {
    account: "Ihr Konto",
    agency: "Die Agentur",
    invoices: "Rechnungen",
    "audit-log": "Änderungsprotokoll",
  },
  saving: "Wird gespeichert …",
  currentPassword: "Jetziges Passwort",
  profile: {
    heading: "Profil",
    intro: "Ihr Name, und wie Sie zu erreichen sind.",
    part: "Ihr Profil",
    name: "Vor- und Nachname",
    phone: "Telefon",
    submit: "Profil speichern",
    done: "Ihr Profil ist gespeichert.",
  },
  colleagues: {
    heading: "Ihre Kolleginnen und Kollegen",
    intro:
      "Wer aus Ihrem Haus die Projekte hier verfolgt. Wer die Kosten sieht, sieht Preise, Nachträge, das Betreuungspaket und Rechnungen, entscheidet darüber und kann zahlen.",
    part: "Ihre Kolleginnen und Kollegen",
    none: "Ihr Konto ist noch keinem Kunden zugeordnet.",
    you: (name) => `${name} (Sie)`,
    sees: "Sieht die Kosten",
    show: "Kosten zeigen",
    showTo: (name) => `Kosten zeigen: ${name}`,
    hide: "Kosten verbergen",
    hideFrom: (name) => `Kosten verbergen: ${name}`,
    shown: "Die Person sieht jetzt, was Ihr Haus zahlt, und entscheidet darüber.",
    hidden: "Die Person sieht nicht mehr, was Ihr Haus zahlt.",
    refusals: {
      missing: "Das ändert nur, wer die Kosten sieht, und nur für Personen aus demselben Haus.",
      last: "Nur diese Person kann noch entscheiden und zahlen. Zeigen Sie zuerst jemand anderem die Kosten.",
      archived: "Die Zusammenarbeit mit der Agentur ist archiviert. Mehr zeigen lässt sich niemandem.",
      limited:
        "Das wurde in der letzten Stunde sehr oft geändert. Bitte versuchen Sie es später noch einmal.",
    },
  },
  mails: {
    heading: "Benachrichtigungen per E-Mail",
    intro:
      "Alle Neuigkeiten stehen im Portal. Per E-Mail kommen sie gebündelt, höchstens einmal in der Stunde, und nur was Sie noch nicht gesehen haben.",
    part: "Die Liste der E-Mails",
    legend: "Per E-Mail informieren über",
    kinds: {
      message: "Nachrichten",
      update: "Neues vom Projekt",
      feedback: "Feedback und Freigaben",
      change_order: "Nachträge",
      file: "Dateien",
      endorsement: "Zeigen eines Projekts auf der Website",
      done_step: "Nächste Schritte, die erledigt oder zurückgegeben sind",
    },
    submit: "Auswahl speichern",
    done: "Ihre Auswahl ist gespeichert.",
  },
  password: {
    heading: "Passwort",
    intro: "Ein neues Passwort meldet Ihre anderen Geräte ab.",
    field: "Neues Passwort",
    hint: "Mindestens 10 Zeichen.",
    submit: "Passwort ändern",
    done: "Ihr Passwort ist geändert, und Ihre anderen Geräte sind abgemeldet.",
  },
  twoStep: {
    heading: "Anmeldung in zwei Schritten",
    intro:
      "Außer dem Passwort ein Code aus einer App auf Ihrem Telefon: Wer Ihr Passwort erfährt, öffnet damit nichts.",
    part: "Die Anmeldung in zwei Schritten",
    none: "Ihr Passwort allein öffnet Ihr Konto.",
    apps: "Ihre Authenticator-Apps",
    unnamed: "Authenticator-App",
    since: (day) => `Eingerichtet am ${day}`,
    lastAsked: (moment) => `zuletzt nach einem Code gefragt: ${moment}`,
    setUp: "Authenticator-App einrichten",
    setUpAnother: "Weitere App einrichten",
    ends: "Ist sie eingerichtet, enden alle Ihre anderen Sitzungen: Melden Sie sich dort neu an.",
    name: "Wie Sie sie nennen",
    nameHint: "Zum Beispiel nach dem Telefon, auf dem sie ist.",
    remove: "Entfernen",
    removeOf: (name) => `Entfernen: „${name}“`,
    lastOne: "Ist sie entfernt, öffnet Ihr Passwort allein Ihr Konto.",
    notLast: "Wenn Sie mit ihr angemeldet sind, werden Sie nach einem Code aus einer anderen gefragt.",
    staysLast:
      "Wer die Agentur leitet, braucht eine. Richten Sie eine andere ein, bevor Sie diese entfernen.",
    removed: "Die Authenticator-App ist entfernt.",
    codes: (count) =>
      count === 0
        ? "Sie haben keinen Wiederherstellungscode mehr."
        : count === 1
          ? "Sie haben noch einen Wiederherstellungscode."
          : `Sie haben noch ${count} Wiederherstellungscodes.`,
    codesFor: "Jeder ersetzt Ihre App einmal, falls Sie Ihr Telefon verlieren.",
    fewCodes: "Erstellen Sie neue, solange Sie Ihr Telefon haben.",
    renew: "Neue Wiederherstellungscodes erstellen",
    renewed: "Die bisherigen gelten dann nicht mehr.",
  },
  email: {
    heading: "E-Mail-Adresse",
    intro:
      "Mit ihr melden Sie sich an, und dorthin gehen alle E-Mails. Eine neue gilt, sobald Sie sie bestätigt haben.",
    field: "Neue Adresse",
    submit: "Adresse ändern",
    done: "Ihre neue Adresse ist bestätigt. Ab jetzt melden Sie sich mit ihr an.",
  },
  sessions: {
    heading: "Wo Sie angemeldet sind",
    part: "Die Liste",
    intro: "Beenden Sie, was Sie nicht kennen, und wählen Sie ein neues Passwort.",
    current: "Dieses Gerät",
    lastUsed: (moment) => `Zuletzt verwendet: ${moment}`,
    begun: (moment, by) => (by ? `seit ${moment}, mit ${by}` : `seit ${moment}`),
    methods: {
      password: "Passwort",
      mailed: "Code aus einer E-Mail",
      app: "Code aus einer App",
      passkey: "Passkey",
    },
    end: "Beenden",
    endOf: (device, moment) => `Beenden: ${device}, zuletzt verwendet ${moment}`,
    ended: "Das Gerät ist abgemeldet.",
    gone: "Das Gerät war schon abgemeldet.",
    device: (browser, system) => `${browser} unter ${system}`,
    unknownBrowser: "Ein Browser",
    submit: "Andere Geräte abmelden",
    done: "Ihre anderen Geräte sind abgemeldet.",
  },
  data: {
    heading: "Ihre Daten",
    intro: "Was über Sie gespeichert ist, als Datei.",
    download: "Daten herunterladen",
    failed: "Ihre Daten konnten nicht gelesen werden.",
    signedOut: "Bitte melden Sie sich an.",
  },
  deletion: {
    lastToSee: (client) =>
      `Sie sind bei ${client} die letzte Person, die die Kosten sieht. Ist Ihr Konto gelöscht, kann dort niemand mehr über Nachträge entscheiden oder zahlen. Zeigen Sie die Kosten zuerst jemandem aus Ihrem Haus.`,
    heading: "Konto löschen",
    intro:
      "Sofort und endgültig. Was die Buchhaltung behalten muss, bleibt, aber ohne Ihren Namen, und ebenso, was Sie in Projekten geschrieben haben: Näheres steht in der Datenschutzerklärung.",
    submit: "Dieses Konto löschen",
  },
} satisfies typeof english;
