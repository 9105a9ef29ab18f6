import type { authMails as english } from "../en/auth-mails.ts";

export const authMails = {
  code: "Oder geben Sie diesen Code ein:",
  confirmation: {
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    title: "Bestätigen Sie Ihre E-Mail-Adresse",
    text: "Jemand, hoffentlich Sie selbst, hat mit dieser Adresse ein Konto angelegt. Bestätigen Sie sie, um sich anzumelden.",
    action: "Adresse bestätigen",
    note: "Das geht einmal und eine Stunde lang. Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht; es geschieht dann nichts.",
  },
  recovery: {
    subject: "Neues Passwort wählen",
    title: "Wählen Sie ein neues Passwort",
    text: "Für dieses Konto wurde ein neues Passwort angefordert.",
    action: "Neues Passwort wählen",
    note: "Das geht einmal und eine Stunde lang. Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht; das Passwort bleibt, wie es ist.",
  },
  magic_link: {
    subject: "Ihr Code zum Anmelden",
    title: "Anmelden",
    text: "Hier ist der Code, den Sie angefordert haben.",
    action: "Anmelden",
    note: "Das geht einmal und eine Stunde lang. Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht; ohne den Code kann sich niemand anmelden.",
  },
  email_change: {
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    title: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    text: "Die Adresse Ihres Kontos soll von {{ .Email }} zu {{ .NewEmail }} wechseln. Wenn diese E-Mail an beide Adressen ging, bestätigen Sie zuerst mit der an Ihre bisherige.",
    action: "Wechsel bestätigen",
    note: "Das geht einmal und eine Stunde lang. Wenn Sie es nicht waren, beachten Sie diese E-Mail nicht, und ändern Sie Ihr Passwort.",
  },
  invite: {
    subject: "Einladung in das Kundenportal",
    title: "Sie sind in das Kundenportal eingeladen",
    text: "Unter {{ .SiteURL }} wurde ein Konto für Sie vorbereitet.",
    action: "Einladung annehmen",
    note: "Das geht einmal und eine Stunde lang. Wenn Sie den Absender nicht kennen, beachten Sie diese E-Mail nicht.",
  },
} satisfies typeof english;
