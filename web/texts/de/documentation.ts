import type { documentation as english } from "../en/documentation.ts";
import { sentence } from "../sentence.ts";

export const documentation = {
  title: "Dokumentation",
  introOfOwner:
    "Was Ihre Kunden lesen können, was nur Sie sehen, und die Seiten, die Sie für jeden von ihnen schreiben.",
  introOfClient:
    "Wie hier alles funktioniert, Schritt für Schritt, und was es über Ihre eigene Website zu wissen gibt.",
  search: {
    label: "Dokumentation durchsuchen",
    placeholder: "Etwa „Freigabe“",
    showEverything: "Alles anzeigen",
  },
  guides: {
    part: "Die Anleitungen",
    none: "Es gibt noch keine Anleitungen. Stellen Sie Ihre Frage in den Nachrichten Ihres Projekts.",
    noCategory: "Sonstiges",
    onlyYou: "Nur für Sie",
    lastUpdated: (date) => `Zuletzt geändert am ${date}`,
    contents: "Auf dieser Seite",
  },
  rating: {
    part: "Die Frage, ob das geholfen hat",
    question: "War das hilfreich?",
    yes: "Ja",
    no: "Nein",
    helped: "Danke, das ist schön zu hören.",
    didNotHelp: "Danke. Schreiben Sie bitte in den Nachrichten Ihres Projekts, was fehlt.",
    none: "Noch keine Bewertungen.",
    totals: (helpful, all) =>
      all === 1 ? `${helpful} von 1 Person sagt Ja.` : `${helpful} von ${all} Personen sagen Ja.`,
    notStored:
      "Ihre Antwort konnte nicht gespeichert werden. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    notAnswered: "Bitte antworten Sie mit Ja oder Nein.",
    noGuide: "Diese Anleitung gibt es nicht.",
    tooMany: "Bitte warten Sie eine Weile, bevor Sie weitere Anleitungen bewerten.",
  },
  yourSite: {
    heading: "Ihre Website",
    headingOfOwner: "Websites der Kunden",
    part: "Was über Ihre Website geschrieben steht",
    partOfOwner: "Die Seiten der Kunden",
    none: "Über Ihre Website steht hier noch nichts. Stellen Sie Ihre Frage in den Nachrichten Ihres Projekts.",
    noneOfOwner: "Sie haben noch keine Seiten für Kunden geschrieben.",
    facts: (client, date) => `${client}, ${date}`,
    write: "Seite für einen Kunden schreiben",
    lastUpdated: (date) => sentence`Zuletzt geändert am ${date}.`,
    readers: (client) => `Nur ${client} und die Agentur können diese Seite lesen.`,
    edit: "Bearbeiten",
    remove: "Entfernen …",
    removal: (client) => `${client} findet diese Seite dann nicht mehr.`,
    confirmRemoval: "Seite entfernen",
  },
  form: {
    done: {
      added: (title) => `„${title}“ ist angelegt.`,
      saved: (title) => `„${title}“ ist gespeichert.`,
      removed: (title) => `„${title}“ ist entfernt.`,
    },
    add: "Neue Seite",
    addIntro: "Für einen Kunden: wo was liegt, wen man anruft, wie etwas auf der Website geht.",
    change: "Seite bearbeiten",
    changeIntro: (client) => `Nur ${client} und Sie können sie lesen.`,
    client: "Kunde",
    chooseClient: "Kunden wählen",
    title: "Titel",
    text: "Inhalt",
    hint: "Einfacher Text. „## “ beginnt eine Überschrift, „- “ oder „1. “ eine Liste; **fett**, `Code`, und Adressen werden zu Links.",
    submit: "Seite speichern",
    noClient: "Bitte wählen Sie einen Kunden.",
    gone: "Diese Seite gibt es nicht mehr.",
    changedMeanwhile: "Jemand anderes hat diese Seite inzwischen geändert, deshalb wurde nichts gespeichert.",
  },
} satisfies typeof english;
