import type { endorsement as english } from "../en/endorsement.ts";

export const endorsement = {
  mayBeShown: "Das Projekt darf gezeigt werden",
  staysUnshown: "Das Projekt wird nicht gezeigt",
  mayBePublished: "Die Worte dürfen veröffentlicht werden",
  stayBetweenUs: "Die Worte bleiben vertraulich",
  wordingId: "de-2",
  wording: {
    mayShow:
      "Die Agentur darf dieses Projekt auf ihrer Website zeigen, mit Namen und Logo des Unternehmens und Bildern der Arbeit.",
    mayQuote:
      "Sie darf diese Worte dort veröffentlichen, mit Namen und Funktion derjenigen, die sie gesagt haben, und dem Namen des Unternehmens.",
  },
  owner: {
    heading: "Dieses Projekt zeigen",
    waiting: "Wartet auf eine Antwort",
    asked: (client, date) => `${client} wurde am ${date} gefragt.`,
    intro: (client) =>
      `Fragen Sie ${client}, ob Ihre Website dieses Projekt zeigen darf, und nach ein paar Worten dazu. Die Antwort kommt hier an, und aus ihr werden Entwürfe im Studio.`,
    form: "Den Kunden fragen",
    ask: (client) => `${client} fragen`,
    answered: (client, date) => `${client} hat am ${date} geantwortet.`,
    cameLater:
      "Diese Antwort kam nach den Entwürfen. Gleichen Sie das Studio an: Nehmen Sie heraus oder ändern Sie, was sie nicht mehr erlaubt.",
    cannotDraft: (client) =>
      `Der Website fehlt der Schlüssel zum Schreiben von Entwürfen, sie kann also keine anlegen. Was ${client} gesagt hat, bleibt hier gespeichert. Setzen Sie SANITY_API_WRITE_TOKEN, wie es die Anleitung zum Hosting sagt, oder übertragen Sie die Worte von Hand ins Studio.`,
    draft: "Entwürfe im Studio anlegen",
    drafted: (date) =>
      `Am ${date} wurden Entwürfe angelegt. Besucher sehen nichts davon, bis Sie veröffentlichen.`,
    openCaseStudy: "Fallstudie öffnen",
    openTestimonial: "Kundenstimme öffnen",
  },
  client: {
    heading: "Darf dieses Projekt gezeigt werden?",
    answered: (date) =>
      `Sie haben am ${date} geantwortet. Sie können die Antwort jederzeit ändern oder zurücknehmen.`,
    you: "Sie",
    change: "Antwort ändern",
    intro:
      "Die Agentur würde dieses Projekt gern auf ihrer Website zeigen, mit ein paar Worten von Ihnen. Sie entscheiden, und Sie können es hier jederzeit zurücknehmen.",
    quote: "Was würden Sie jemandem sagen, der überlegt, mit der Agentur zu arbeiten?",
    quoteHint: "In Ihren eigenen Worten; zwei oder drei Sätze genügen völlig.",
    name: "Ihr Name",
    role: "Ihre Funktion",
    send: "Antwort senden",
    takeBack: "Alles zurücknehmen",
    decline: "Nein, danke",
    discard: {
      title: "Ohne Ihre Worte ablehnen?",
      question: "Was Sie geschrieben haben, wird nicht gesendet und geht verloren.",
      keep: "Weiterschreiben",
      confirm: "Ablehnen",
    },
  },
  done: {
    ask: "Der Kunde ist gefragt.",
    draft: "Die Entwürfe sind im Studio, unter „Not published yet“.",
    answer: "Vielen Dank! Die Agentur weiß jetzt, was Sie gesagt haben.",
  },
  refusals: {
    nothingAllowed: (client) => `${client} erlaubt nichts davon zu veröffentlichen.`,
    noToken: "Der Website fehlt der Schlüssel zum Schreiben von Entwürfen.",
    draftsNotTaken: (client) =>
      `Der Inhaltsdienst hat die Entwürfe nicht angenommen. Was ${client} gesagt hat, bleibt hier gespeichert: Versuchen Sie es gleich noch einmal.`,
    changed:
      "Jemand anderes in Ihrem Unternehmen hat schon geantwortet. Laden Sie die Seite neu, um die Antwort zu sehen.",
    limited:
      "Das waren viele Antworten in kurzer Zeit. Bitte warten Sie eine Stunde, und senden Sie sie dann noch einmal.",
    unsent:
      "Es wurde nichts gesendet, denn Sie haben ein paar Worte geschrieben. Senden Sie sie mit „Antwort senden“, oder leeren Sie das Feld, und lehnen Sie noch einmal ab.",
    notStored: "Das konnte gerade nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
  },
} satisfies typeof english;
