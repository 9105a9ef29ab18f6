import type { newInvoice as english } from "../en/new-invoice.ts";
import { sentence } from "../sentence.ts";

export const newInvoice = {
  title: "Neue Rechnung",
  intro: "Sie ist zuerst ein Entwurf: Sie sehen alles, bevor der Kunde sie bekommt.",
  part: "Das Formular der Rechnung",
  notConnected: "Rechnungen brauchen Stripe: Setzen Sie STRIPE_SECRET_KEY und STRIPE_WEBHOOK_SECRET.",
  choose: {
    heading: "Für wen ist sie?",
    intro: "Ein freigegebener Nachtrag und ein Meilenstein haben eigene Knöpfe, in ihrem Projekt.",
    client: "Kunde",
    submit: "Weiter",
    noClient: "Eine Rechnung ist für einen Kunden, und es gibt noch keinen.",
    addClient: "Kunden anlegen",
  },
  gone: "Diesen Nachtrag, Meilenstein oder Kunden gibt es nicht mehr.",
  archived: (client) =>
    sentence`${client} ist archiviert und bekommt keine Rechnungen. Holen Sie den Kunden zuerst aus dem Archiv.`,
  order: {
    of: (number, title, project) => `Nachtrag Nr. ${number}, „${title}“, in ${project}`,
    price: "Vereinbart",
    invoiced: "Abgerechnet",
    left: "Offen",
    nothing: "Dieser Nachtrag ändert den Preis nicht: Für ihn ist nichts zu zahlen.",
    notApproved: "Dieser Nachtrag ist nicht freigegeben, es gibt noch nichts abzurechnen.",
    whole: "Dieser Nachtrag steht ganz auf einer Rechnung.",
    elsewhere:
      "Dieser Nachtrag ist als anderswo erledigt vermerkt. Nehmen Sie ihn in seinem Projekt wieder auf, um ihn abzurechnen.",
    back: "Zurück zum Nachtrag",
    unnumbered: "Entwurf",
    wholeHint:
      "Alles, was offen ist. Ein kleinerer Betrag macht es zu einer Anzahlung; der Rest kommt später auf eine Rechnung.",
    restHint: "Alles, was offen ist: Zu einem Nachtrag gibt es eine Anzahlung und einen Rest.",
  },
  credit: {
    intro: (sum) =>
      sentence`Dieser Nachtrag senkt den Preis um ${sum}. Schreiben Sie den Betrag auf einer Rechnung desselben Kunden gut.`,
    withTax: "Mit der Steuer dieser Rechnung.",
    invoice: "Rechnung",
    choose: "Rechnung wählen",
    option: (number, left, state) => `${number}, ${state}, bis zu ${left}`,
    submit: "Gutschreiben",
    none: (client) =>
      sentence`Für ${client} gibt es keine offene oder bezahlte Rechnung in dieser Währung und Höhe, auf der der Betrag gutgeschrieben werden könnte. Ziehen Sie ihn von der nächsten Rechnung ab und vermerken Sie ihn als anderswo gutgeschrieben.`,
    done: (number) => sentence`Auf der Rechnung ${number} gutgeschrieben.`,
    asked: (number) =>
      sentence`Die Gutschrift auf der Rechnung ${number} ist angefragt; sie kommt von selbst zustande.`,
    chooseOne: "Bitte wählen Sie eine Rechnung.",
    refusals: {
      credited: "Der Nachtrag ist schon auf einer anderen Rechnung gutgeschrieben.",
      "not-approved": "Nur ein freigegebener Nachtrag desselben Kunden kann gutgeschrieben werden.",
      nothing: "Es gibt nichts gutzuschreiben.",
      positive: "Dieser Nachtrag liegt über null: Stellen Sie ihn in Rechnung.",
      "other-currency": "Diese Rechnung hat eine andere Währung.",
      closed: "Nur auf einer offenen oder bezahlten Rechnung kann gutgeschrieben werden.",
      busy: "Mit dieser Rechnung geschieht gerade etwas anderes. Versuchen Sie es gleich noch einmal.",
      "stripe-tax":
        "Auf dieser Rechnung bestimmt Stripe Tax die Steuer. Schreiben Sie den Betrag mit Steuer auf der Seite der Rechnung gut.",
      "too-much": "Mit Steuer ist das mehr, als von der Rechnung übrig ist. Wählen Sie eine andere.",
    },
  },
  lines: {
    legend: (place) => `Zeile ${place}`,
    words: "Wofür",
    amount: (unit) => `Betrag in ${unit}`,
    hint: (examples) => sentence`Vor Steuer, wie ${examples}.`,
    more: "Weitere Zeilen",
    ignored: "Leere Zeilen entfallen.",
  },
  billTo: "Für wen sie ist",
  billToHint: "Name und Anschrift, wie sie auf der Rechnung stehen.",
  project: "Projekt",
  noProject: "Kein Projekt",
  submit: "Entwurf anlegen",
  cancel: "Abbrechen",
  done: "Der Entwurf ist fertig. Noch sieht ihn niemand außer Ihnen.",
  later: "Der Entwurf ist unterwegs: Stripe antwortet gerade nicht, es geht von selbst weiter.",
  inLine: (place, words) => `Zeile ${place}: ${words}`,
  refusals: {
    archived: "Dieser Kunde ist archiviert und bekommt keine Rechnungen.",
    invoiced: "Das steht schon auf einer Rechnung. Öffnen Sie die Seite neu, um sie zu sehen.",
    "not-approved": "Nur ein freigegebener Nachtrag dieses Kunden kann abgerechnet werden.",
    "other-currency": "Der Nachtrag hat eine andere Währung als diese Rechnung.",
    nothing: "Für diesen Nachtrag ist nichts zu zahlen.",
    negative: "Dieser Nachtrag liegt unter null: Schreiben Sie ihn gut.",
    "too-much": "Das ist mehr, als vom Nachtrag offen ist, oder mehr, als eine Rechnung ausweisen kann.",
    amount: "Bitte schreiben Sie jeden Betrag in ganzen Einheiten der Währung.",
    words: "Bitte sagen Sie zu jeder Zeile, wofür sie ist.",
    rate: "Diesen Steuersatz gibt es nicht mehr. Öffnen Sie die Seite neu und wählen Sie einen anderen.",
    supply: "Der erste Tag der Leistung muss vor dem letzten liegen.",
  },
} satisfies typeof english;
