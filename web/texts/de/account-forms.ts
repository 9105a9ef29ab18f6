import type { accountForms as english } from "../en/account-forms.ts";

export const accountForms = {
  email: "E-Mail",
  name: "Ihr Name",
  password: "Passwort",
  newPassword: "Neues Passwort",
  passwordHint: "Mindestens 10 Zeichen.",
  saving: "Wird gespeichert …",
  sendNewOne: "Neue Mail anfordern",
  backToLogin: "Zurück zur Anmeldung",
  logIn: {
    title: "Anmelden",
    intro: "Für Kunden und Agentur: Projekte, Dateien und Nachrichten.",
    signUp: "Konto anlegen",
    forgot: "Passwort vergessen?",
    deleted: "Das Konto ist gelöscht, samt allem, was nur dort zu sehen war.",
    busy: "Anmeldung läuft …",
    confirmAgain: "Bestätigung noch einmal senden",
    sendCode: "Code per E-Mail senden",
  },
  signUp: {
    title: "Konto anlegen",
    intro: "Für Kunden der Agentur: Projekte verfolgen, Dateien austauschen und über Änderungen entscheiden.",
    introOfInvite: (client) =>
      `Sie sind eingeladen, die Projekte von ${client} zu verfolgen. Bitte verwenden Sie die Adresse, an die die Einladung ging.`,
    logIn: "Sie haben schon ein Konto? Anmelden",
    busy: "Konto wird angelegt …",
    closed: "Noch lassen sich keine Konten anlegen: Es fehlen die Nutzungsbedingungen.",
    accept: "Die {terms} (Fassung {version}) annehmen; die {policy} ist gelesen.",
    terms: "Nutzungsbedingungen",
    policy: "Datenschutzerklärung",
  },
  closedInvites: {
    used: "Diese Einladung wurde bereits angenommen. Bitte melden Sie sich mit der Adresse an, an die sie ging.",
    declined:
      "Diese Einladung wurde abgelehnt. Wenn Sie doch dabei sein möchten, bitten Sie einfach um eine neue.",
    expired:
      "Diese Einladung ist abgelaufen. Bitten Sie um eine neue, oder legen Sie ein Konto an: Die Agentur ordnet es dann zu.",
    revoked:
      "Diese Einladung wurde zurückgezogen. Falls das ein Irrtum ist, schreiben Sie bitte der Agentur.",
    unknown:
      "Diese Einladung ist nicht bekannt. Öffnen Sie den Link aus der E-Mail noch einmal, oder bitten Sie um eine neue.",
  },
  confirm: {
    title: "Bestätigen",
    submit: "Bestätigen",
    busy: "Wird bestätigt …",
    types: {
      email: { title: "Sind Sie es?", intro: "Ein Klick, und Sie sind angemeldet." },
      recovery: {
        title: "Neues Passwort wählen",
        intro: "Bestätigen Sie, dass die E-Mail Sie erreicht hat; danach wählen Sie es.",
      },
      email_change: { title: "Neue Adresse bestätigen", intro: "Ab dann melden Sie sich mit ihr an." },
    },
    sent: "Wenn die Adresse hier verwendet werden kann, ist eine E-Mail mit einem Link und einem sechsstelligen Code unterwegs. Sehen Sie auch im Spam-Ordner nach.",
    half: "Bestätigen Sie jetzt noch mit der E-Mail an Ihre andere Adresse.",
    code: "Sechsstelliger Code",
    codeHint: "Die sechs Ziffern aus der E-Mail.",
  },
  forgot: {
    title: "Passwort vergessen?",
    intro: "Sie erhalten eine E-Mail mit einem Link und einem Code, um ein neues zu wählen.",
    submit: "E-Mail senden",
    busy: "Wird gesendet …",
  },
  reset: {
    title: "Neues Passwort wählen",
    expired:
      "Dieser Link oder Code wurde schon verwendet oder ist abgelaufen. Sie können einen neuen anfordern.",
    intro: "Beim Speichern werden Ihre anderen Geräte abgemeldet.",
    firstTitle: "Passwort wählen",
    firstIntro:
      "Ihre Adresse ist bestätigt. Das hinterlegte Passwort wurde nicht in diesem Browser gewählt und gilt deshalb nicht mehr: Bitte wählen Sie Ihr eigenes.",
    againIntro:
      "Ihre Adresse ist bestätigt. Seit Sie Ihr Passwort gewählt haben, wurde die Website erneuert. Bitte wählen Sie es noch einmal: Es darf dasselbe sein.",
    submit: "Passwort speichern",
  },
  failures: {
    missing: "Bitte geben Sie Ihre E-Mail-Adresse oder Telefonnummer und ein Passwort ein.",
    credentials: "E-Mail-Adresse und Passwort passen nicht zusammen.",
    disabled: "Dieses Konto ist gesperrt. Falls das ein Irrtum ist, schreiben Sie bitte der Agentur.",
    unconfirmed:
      "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse über den Link in der E-Mail, die Sie erhalten haben.",
    throttled: "Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    busy: "Gerade melden sich viele an. Bitte versuchen Sie es in ein paar Sekunden noch einmal.",
    unreachable: "Das geht gerade nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    weak: "Bitte wählen Sie ein stärkeres Passwort.",
    same: "Bitte wählen Sie ein Passwort, das Sie noch nicht verwendet haben.",
    name: "Bitte geben Sie Ihren Namen ein.",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    terms: "Bitte lesen und akzeptieren Sie die Nutzungsbedingungen.",
    password: "Ein Passwort darf höchstens 72 Zeichen haben.",
    expired:
      "Dieser Link oder Code wurde schon verwendet oder ist abgelaufen. Fordern Sie unten einen neuen an.",
    wrongCode:
      "Dieser Code ist nicht der aus der neuesten E-Mail, oder er ist abgelaufen. Prüfen Sie die sechs Ziffern, oder fordern Sie unten einen neuen an.",
    current: "Das ist nicht Ihr jetziges Passwort.",
    phone: "Bitte geben Sie eine gültige Telefonnummer ein.",
    lastOwner: "Außer Ihnen leitet niemand die Agentur, deshalb muss das Konto bleiben.",
    code: "Bitte geben Sie Ihre E-Mail-Adresse und die sechs Ziffern des Codes ein.",
    factor:
      "Diese Authenticator-App lässt sich nicht entfernen: Sie ist schon fort, oder Sie haben sich ohne Code angemeldet. Melden Sie sich noch einmal mit einem Code an, und versuchen Sie es dann wieder.",
    lastFactor:
      "Wer die Agentur leitet, braucht eine Authenticator-App. Richten Sie eine andere ein, bevor Sie diese entfernen.",
    factorCode: "Dieser Code stimmt nicht, oder er wurde schon verwendet. Bitte warten Sie auf den nächsten.",
    recoveryCode: "Dieser Wiederherstellungscode ist unbekannt oder schon verwendet.",
    manyFactors: "Es sind schon zehn Geräte eingerichtet. Bitte entfernen Sie zuerst eines.",
    otherFactor:
      "In einem anderen Fenster wurde neu begonnen. Bitte scannen Sie dort, oder beginnen Sie von vorn.",
    lateFactor: "Das Einrichten hat länger als zehn Minuten gedauert. Bitte beginnen Sie von vorn.",
    noFactor:
      "Wiederherstellungscodes gibt es mit einer Authenticator-App. Bitte richten Sie zuerst eine ein.",
  },
  linkFailures: {
    "link-used":
      "Dieser Link wurde schon verwendet oder ist abgelaufen. Melden Sie sich unten an, oder lassen Sie sich einen Code per E-Mail senden.",
    "link-refused":
      "Diese Anmeldung wurde abgelehnt oder abgebrochen. Melden Sie sich unten an, oder lassen Sie sich einen Code per E-Mail senden.",
    "link-throttled":
      "Es waren zu viele Versuche in kurzer Zeit. Bitte warten Sie ein paar Minuten, und melden Sie sich dann an.",
    "link-disabled":
      "Dieses Konto wurde gesperrt. Falls das ein Irrtum ist, schreiben Sie bitte der Agentur.",
    "link-unconfirmed":
      "Die E-Mail-Adresse dieses Kontos ist noch nicht bestätigt. Melden Sie sich unten an, dann lässt sich die Bestätigung noch einmal senden.",
    "link-unreachable":
      "Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    "link-failed":
      "Dieser Link hat nicht funktioniert. Melden Sie sich unten an, oder lassen Sie sich einen Code per E-Mail senden.",
  },
  throttledSeconds: (count) =>
    `Zu viele Versuche. Bitte versuchen Sie es in ${count} ${count === 1 ? "Sekunde" : "Sekunden"} noch einmal.`,
  throttledMinutes: (count) => `Zu viele Versuche. Bitte versuchen Sie es in ${count} Minuten noch einmal.`,
  weaknesses: {
    length: "Es sollte mindestens 10 Zeichen haben.",
    characters: "Es sollte Buchstaben, Ziffern und Sonderzeichen enthalten.",
    pwned: "Es ist aus einem Datenleck anderswo bekannt.",
  },
  noForm: "Bitte senden Sie ein Formular.",
} satisfies typeof english;
