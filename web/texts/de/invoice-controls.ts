import type { invoiceControls as english } from "../en/invoice-controls.ts";
import { sentence } from "../sentence.ts";

export const invoiceControls = {
  title: "Was damit geschieht",
  part: "Was mit der Rechnung geschehen kann",
  again: "Noch einmal nachsehen",
  preparing:
    "Sie ist auf dem Weg zu Stripe. Das dauert einen Moment und geht von selbst weiter, wenn Stripe nicht antwortet.",
  asked: {
    finalize: "Sie soll verbindlich werden. Stripe hat das noch nicht bestätigt; es geht von selbst weiter.",
    discard: "Sie soll verworfen werden. Stripe hat das noch nicht bestätigt; es geht von selbst weiter.",
    pay: "Sie soll als anderswo bezahlt gelten. Stripe hat das noch nicht bestätigt; es geht von selbst weiter.",
    void: "Sie soll storniert werden. Stripe hat das noch nicht bestätigt; es geht von selbst weiter.",
    uncollectible:
      "Sie soll aufgegeben werden. Stripe hat das noch nicht bestätigt; es geht von selbst weiter.",
    credit: (sum) =>
      sentence`${sum} sollen gutgeschrieben werden. Stripe hat das noch nicht bestätigt; es geht von selbst weiter.`,
  },
  ended: {
    void: "Sie ist storniert: Nichts ist zu zahlen. Wofür sie war, kann neu abgerechnet werden.",
    discarded: "Dieser Entwurf wurde verworfen. Wofür er war, kann neu abgerechnet werden.",
  },
  finalize: {
    heading: "Abschließen und senden",
    due: "Zu zahlen bis Ende",
    submit: "Abschließen und senden",
    title: (sum) => `Diese Rechnung über ${sum} senden?`,
    question: (names) =>
      sentence`Sie bekommt ihre Nummer und geht per E-Mail an ${names}. Danach lässt sie sich nicht mehr ändern, nur gutschreiben oder stornieren.`,
    confirm: "Abschließen und senden",
    told: (names) => sentence`Geht per E-Mail an ${names}.`,
    nobody: (client) =>
      sentence`Bei ${client} sieht niemand, der sich anmelden kann, die Kosten: Niemand erführe von dieser Rechnung oder könnte sie öffnen.`,
    people: "Festlegen, wer sie sieht",
    nobodyQuestion:
      "Sie bekommt ihre Nummer, und niemand erfährt davon. Danach lässt sie sich nicht mehr ändern, nur gutschreiben oder stornieren.",
    unaddressed: "Sie sagt noch nicht, von wem sie ist: Ihr Name, Ihre Anschrift und Steuernummer.",
    settings: "In den Einstellungen eintragen",
    done: "Die Rechnung ist abgeschlossen und geht per E-Mail hinaus.",
    later: "Stripe antwortet gerade nicht. Die Rechnung wird von selbst abgeschlossen und gesendet.",
  },
  discard: {
    submit: "Entwurf verwerfen",
    title: "Diesen Entwurf verwerfen?",
    question: "Er ist dann weg. Wofür er war, kann neu abgerechnet werden.",
    done: "Der Entwurf ist verworfen.",
    later: "Stripe antwortet gerade nicht. Der Entwurf wird von selbst verworfen.",
  },
  paid: {
    heading: "Per Überweisung oder sonst an Stripe vorbei bezahlt",
    words: (sum) =>
      sentence`Alles, was offen ist, ${sum}, ist eingegangen. Kam weniger, buchen Sie zuerst den Unterschied aus.`,
    day: "Eingegangen am",
    submit: "Als bezahlt vermerken",
    done: "Die Rechnung gilt als bezahlt.",
    later: "Stripe antwortet gerade nicht. Die Rechnung gilt von selbst bald als bezahlt.",
  },
  writeOff: {
    heading: "Einen Unterschied ausbuchen",
    words:
      "Ein Rest, der nie kommt, wie die Gebühr einer Bank. Die Rechnung lautet dann über entsprechend weniger.",
    submit: "Ausbuchen",
    done: "Der Unterschied ist ausgebucht.",
  },
  credit: {
    heading: "Gutschreiben",
    open: "Der Kunde hat dann entsprechend weniger zu zahlen.",
    paid: "Der Betrag bleibt auf dem Konto des Kunden bei Stripe und wird von der nächsten Rechnung abgezogen.",
    submit: "Gutschreiben",
    done: "Der Betrag ist gutgeschrieben.",
  },
  refund: {
    heading: "Erstatten",
    words:
      "Was mit Karte bezahlt wurde, geht auf die Karte zurück. Was an Stripe vorbei bezahlt wurde, zahlen Sie selbst zurück; hier wird es vermerkt.",
    submit: "Erstatten",
    title: (client) => `Geld an ${client} zurückzahlen?`,
    question: "Es geht auf die Karte zurück, mit der bezahlt wurde. Das lässt sich nicht zurücknehmen.",
    done: "Das Geld ist auf dem Rückweg.",
  },
  amount: (unit) => `Betrag in ${unit}, mit Steuer`,
  most: (sum) => sentence`Höchstens ${sum}.`,
  reason: "Warum",
  reasonHint: "Eine Zeile, die der Kunde liest.",
  creditLater: "Stripe antwortet gerade nicht. Es geht von selbst weiter.",
  afterPaid: "Geld zurückgeben",
  rarely: "Wenn sie nicht bezahlt wird oder nicht stimmt",
  void: {
    heading: "Stornieren",
    words:
      "Nichts ist zu zahlen, und ihre Nummer bleibt vergeben. Wofür sie war, kann neu abgerechnet werden.",
    submit: "Stornieren",
    title: (number) => `Rechnung ${number} stornieren?`,
    question:
      "Für sie ist nichts mehr zu zahlen, und niemand kann sie bezahlen. Das lässt sich nicht zurücknehmen.",
    done: "Die Rechnung ist storniert.",
  },
  uncollectible: {
    heading: "Aufgeben",
    words: "Der Betrag bleibt geschuldet, und niemand wird mehr erinnert. Bezahlt werden kann sie weiter.",
    submit: "Aufgeben",
    title: (number) => `Rechnung ${number} aufgeben?`,
    question:
      "Der Kunde wird nicht mehr erinnert. Sie kann weiter als bezahlt vermerkt oder storniert werden.",
    done: "Die Rechnung ist aufgegeben.",
  },
  endLater: "Stripe antwortet gerade nicht. Es geht von selbst weiter.",
  refused:
    "Stripe hat es nicht getan, denn dort ist die Rechnung nicht, was sie hier war. Öffnen Sie die Seite neu.",
  seen: "Sie lautet über",
  left: "Davon offen",
  refusals: {
    closed: "Die Rechnung ist nicht mehr so, dass das ginge. Öffnen Sie die Seite neu.",
    busy: "Mit dieser Rechnung geschieht gerade etwas anderes. Versuchen Sie es gleich noch einmal.",
    changed:
      "Der Betrag hat sich inzwischen geändert. Sehen Sie nach, wie hoch er jetzt ist, und senden Sie es noch einmal, wenn er stimmt.",
    past: "Dieser Tag ist vorbei. Wählen Sie einen späteren.",
    notYet: "Dieser Tag kommt erst noch. Wählen Sie den, an dem das Geld eingegangen ist.",
    unaddressed: "Niemand wüsste, von wem sie ist. Tragen Sie das zuerst in den Einstellungen ein.",
    amount: "Bitte schreiben Sie den Betrag in ganzen Einheiten der Währung.",
    "too-much": "Das ist mehr, als von der Rechnung übrig ist.",
  },
} satisfies typeof english;
