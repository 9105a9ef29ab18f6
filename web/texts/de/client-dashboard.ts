import type { clientDashboard as english } from "../en/client-dashboard.ts";

export const clientDashboard = {
  title: "Kundenbereich",
  hello: (name) => `Guten Tag, ${name}`,
  needs: {
    heading: "Für Sie zu tun",
    part: "Was auf Sie wartet",
    none: "Nichts wartet auf Sie. Wenn etwas kommt, bekommen Sie Bescheid.",
    actNamed: (act, title) => `${act}: ${title}`,
    pay: "Bezahlen",
    unpaid: "Die letzte Zahlung für Ihr Betreuungspaket ist fehlgeschlagen",
    approve: "Freigeben",
    changeOrder: (number, title, price) => `Nachtrag Nr. ${number}: ${title}, ${price}`,
    approveNow: "Lesen und freigeben",
    giveFeedback: "Feedback geben",
    yourTurn: "Sie sind am Zug",
    answer: "Antworten",
    mayWeShow: "Darf dieses Projekt auf der Website der Agentur zu sehen sein?",
    newMessages: (count) => (count === 1 ? "Neue Nachricht" : `${count} neue Nachrichten`),
  },
  projects: {
    heading: "Ihre Projekte",
    part: "Ihre Projekte",
    listed: "Projekte",
    none: "Zurzeit läuft kein Projekt.",
    nothingHere: "Auf dieser Seite ist nichts: zurück zur ersten",
    milestones: (done, total) => `${done} von ${total} Meilensteinen erreicht`,
    lastUpdate: (day, title) => `Zuletzt neu am ${day}: ${title}`,
    noUpdates: "Noch nichts Neues",
    finished: "Abgeschlossen",
  },
  projectsPage: {
    title: "Projekte",
    intro: "Wie es um jedes steht, und was als Nächstes kommt.",
    heading: "Laufende Projekte",
  },
  call: {
    heading: "Nächstes Gespräch",
    part: "Ihr nächstes Gespräch",
    states: {
      confirmed: "Zum Verschieben oder Absagen verwenden Sie den Link in der E-Mail, die es bestätigt hat.",
      proposed: "Die Agentur schlägt diese Zeit vor. Der Link in ihrer E-Mail nimmt sie an oder ändert sie.",
      requested: "Um diese Zeit haben Sie gebeten. Die Agentur bestätigt sie per E-Mail.",
    },
    none: "Kein Gespräch ist geplant.",
    book: "Gespräch vereinbaren",
  },
  plan: {
    heading: "Betreuungspaket",
    part: "Ihr Betreuungspaket",
    open: "Pakete und Abrechnung",
  },
  updates: {
    heading: "Das Neueste",
    part: "Das Neueste",
    none: "Noch gibt es nichts Neues. Hier erscheint, was sich tut.",
    facts: (project, day) => `${project}, ${day}`,
  },
  help: {
    heading: "Hilfe",
    intro: "Wie Projekte, Freigaben und Dateien hier funktionieren, Schritt für Schritt.",
    read: "Dokumentation lesen",
    ask: "Frage stellen",
    part: "Die Wege zu einer Frage",
    which: "Um welches Projekt geht es?",
  },
  notLinked: {
    notice:
      "Ihr Konto ist noch keinem Projekt zugeordnet. Die Agentur sieht neue Konten und ordnet Ihres zu; Sie brauchen nichts zu tun. Ging die Einladung an eine andere Adresse? Dann legen Sie das Konto mit dieser an, oder schreiben Sie eine Nachricht.",
    left: "Sie gehören hier zu keinem Kunden mehr, deshalb sind keine Projekte zu sehen. Ihr Konto bleibt. Wenn Sie das nicht erwartet haben, schreiben Sie bitte eine Nachricht.",
    write: "Nachricht schreiben",
  },
} satisfies typeof english;
