import type { billing as english } from "../en/billing.ts";
import { sentence } from "../sentence.ts";

export const billing = {
  title: "Abrechnung",
  intro: "Ihre Rechnungen und Ihr Betreuungspaket: was zu bezahlen ist und was bezahlt wurde.",
  part: "Was Ihnen berechnet wird",
  askUs: "Die Abrechnung ist nicht verbunden. Bitte fragen Sie nach Betreuungspaketen.",
  ownerNotConnected:
    "Die Abrechnung ist nicht verbunden: Setzen Sie STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET.",
  notLinked: "Ihr Konto ist noch keinem Kunden zugeordnet, deshalb gibt es nichts abzurechnen.",
  unseen: {
    ask: (client, names) =>
      sentence`Was ${client} zahlt, sehen: ${names}. Bitte fragen Sie dort, wenn Sie etwas davon brauchen.`,
    nobody: (client) =>
      `Was ${client} zahlt, sieht gerade niemand, der sich anmelden kann. Bitte schreiben Sie der Agentur, wenn Sie etwas davon brauchen.`,
  },
  plan: {
    part: "Das Betreuungspaket",
    unnamed: "Betreuungspaket",
    none: "Kein Betreuungspaket.",
    noneOffered: "Zurzeit gibt es keine Betreuungspakete.",
    choose: (name) => `${name} wählen`,
    chooseAgain: "Wählen Sie ein Paket, um neu zu beginnen.",
    price: "Preis",
    perMonth: "im Monat, zuzüglich Steuer",
    monthly: (amount) => `${amount} im Monat, zuzüglich Steuer`,
    goesOn: (amount, date) => sentence`${amount} im Monat, zuzüglich Steuer. Nächste Abbuchung am ${date}.`,
    ends: (amount, date) => sentence`${amount} im Monat, zuzüglich Steuer. Endet am ${date}.`,
    ended: (name, date) => sentence`${name} endete am ${date}.`,
    nextCharge: "Nächste Abbuchung",
    charge: (amount, date) => `${amount} am ${date}`,
    endsOn: "Endet am",
    pastDue:
      "Die letzte Zahlung ist fehlgeschlagen. Bitte begleichen Sie die offene Rechnung, oder wählen Sie eine andere Karte.",
    pay: "Bezahlen oder Karte wechseln",
    manage: "Ändern, kündigen oder Rechnungen ansehen",
  },
  paidTwice: {
    part: "Das doppelt bezahlte Paket",
    badge: "Doppelt bezahlt",
    goesOn: (plan) => `Doppelt bezahlt: ${plan} wurde gewählt, obwohl es schon ein Paket gab.`,
    ended: (plan) => `Doppelt bezahlt: ${plan} ist beendet, das Geld dafür aber noch nicht geklärt.`,
    isBack: (sum) => `${sum} wurden schon erstattet.`,
    partIsBack: (sum) => `Davon wurden ${sum} schon erstattet.`,
    endAndReturn: (sum) => `Beenden und ${sum} erstatten`,
    return: (sum) => `${sum} erstatten`,
    end: "Beenden",
    settle: "Als erledigt markieren",
    question: (plan) => `Das zweite Paket, ${plan}, beenden?`,
    whatGoesBack: (plan, sum, client) =>
      `${plan} endet sofort, und ${sum} gehen auf die Karte zurück, mit der bezahlt wurde. Wer bei ${client} die Kosten sieht, erfährt es per E-Mail. Das andere Paket läuft weiter.`,
    nothingGoesBack: (plan, client) =>
      `${plan} endet sofort. Zu erstatten ist nichts mehr. Wer bei ${client} die Kosten sieht, erfährt es per E-Mail. Das andere Paket läuft weiter.`,
    told: "Sie haben zwei Pakete bezahlt. Das ist bekannt: Das zuletzt gewählte wird beendet und das Geld dafür erstattet. Sie brauchen nichts zu tun.",
    returned: (plan, date, sum) =>
      sentence`${plan}, das Sie zusätzlich zu einem laufenden Paket bezahlt hatten, endete am ${date}. ${sum} gingen auf Ihre Karte zurück.`,
    endedUnpaid: (plan, date) =>
      sentence`${plan}, ein zweites Paket, endete am ${date}. Es wurde nichts abgebucht.`,
  },
  states: {
    active: "Aktiv",
    trialing: "Aktiv, in der Testphase",
    past_due: "Zahlung überfällig",
    unpaid: "Nicht bezahlt",
    incomplete: "Wartet auf die erste Zahlung",
    paused: "Pausiert",
    canceled: "Beendet",
    incomplete_expired: "Nicht zustande gekommen",
    ending: "Aktiv bis zum Ende der Laufzeit",
  },
  toPay: {
    heading: "Zu bezahlen",
    part: "Was zu bezahlen ist",
    due: (sum, day) => `${sum}, fällig am ${day}`,
    pay: (sum) => `${sum} bezahlen`,
    payNamed: (sum, number) => `${sum} bezahlen, Rechnung ${number}`,
  },
  invoices: {
    heading: "Rechnungen",
    part: "Die Rechnungen",
    none: "Es gibt noch keine Rechnungen.",
    noneSettled: "Es wurde noch keine Rechnung bezahlt.",
    newest: (count) => sentence`Das sind die neuesten ${count}.`,
    statement: "Kontoauszug",
  },
  checkout: {
    unnamed: "Ein Paket",
    open: "Noch nicht bezahlt",
    chosenOn: (date) => sentence`Gewählt am ${date}.`,
    paid: "Bezahlt",
    confirming: "Stripe bestätigt die Zahlung gleich.",
  },
  success: {
    title: "Ihr Betreuungspaket",
    active: {
      title: "Ihr Betreuungspaket ist aktiv",
      intro: "Vielen Dank. Ab jetzt wird Ihre Website betreut.",
    },
    confirming: {
      title: "Vielen Dank",
      intro: "Ihre Zahlung ist unterwegs. Das dauert ein paar Sekunden.",
    },
    open: {
      title: "Noch nicht bezahlt",
      intro: "Der Bezahlvorgang ist nicht abgeschlossen. Es wurde nichts abgebucht.",
    },
    unknown: {
      title: "Ihr Betreuungspaket",
      intro: "Ihr Paket und sein Stand finden sich auf der Seite „Abrechnung“.",
    },
    goOn: "Zur Abrechnung",
    waiting: "Ihre Zahlung wird bestätigt …",
    later: "Die Zahlung ist eingegangen, die Freischaltung folgt. Sie können diese Seite verlassen.",
  },
  cancelled: {
    title: "Es wurde nichts abgebucht",
    intro:
      "Sie haben den Bezahlvorgang vor der Zahlung verlassen. Es gibt also kein Paket und keine Abbuchung. Sie können jederzeit eines wählen.",
    back: "Zurück zu den Paketen",
    ask: "Eine Frage stellen",
  },
  refused: {
    failed:
      "Die Abrechnung war gerade nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.",
    notConnected: "Die Abrechnung ist nicht verbunden.",
    unseen:
      "Sie sehen nicht, was dieser Kunde zahlt. Bitte fragen Sie jemanden aus Ihrem Haus, der es sieht.",
    nothingYet: "Es gibt noch nichts zu verwalten.",
    noPlan: "Bitte wählen Sie ein Paket.",
    gone: "Dieses Paket wird nicht mehr angeboten. Bitte wählen Sie ein anderes.",
    already: "Es gibt schon ein Paket. Ändern Sie es dort.",
    busy: "Gerade wählt jemand aus Ihrem Haus ein Paket. Bitte versuchen Sie es gleich noch einmal.",
  },
} satisfies typeof english;
