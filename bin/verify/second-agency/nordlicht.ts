import type { EditionDocument } from "../../../content/read-documents.ts";

/** Somebody else's agency: another language, currency, tax, time zone, number of services and a light colour, and no logo. */
export const answers = {
  name: "Nordlicht",
  person: "Jette Petersen",
  email: "moin@nordlicht.example",
  town: "Kiel",
  region: "Schleswig-Holstein",
  "time-zone": "Europe/Berlin",
  locale: "de-DE",
  currency: "EUR",
  "tax-name": "MwSt.",
  "tax-rate": "19",
  colour: "#f5d90a",
  logo: "",
  edition: "empty",
  services: "Websites, Buchung, Pflege",
};

const text = (words: string) => [
  {
    _type: "block",
    _key: "block-1",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "span-1", text: words, marks: [] }],
  },
];

const services = [
  { key: "websites-kiel", title: "Websites in Kiel", short: "Websites", from: 2400 },
  { key: "buchung-kiel", title: "Buchungsseiten in Kiel", short: "Buchung", from: 900 },
  { key: "pflege-kiel", title: "Pflege in Kiel", short: "Pflege", from: 90 },
];

/** What it promises: a call, and what follows a message. */
export const promises = {
  _id: "promises",
  _type: "promises",
  callOffer: "Lieber reden? Dreißig Minuten, kostenlos",
  contactNext: [
    { _type: "nextStep", _key: "antwort", when: "Binnen zwei Tagen", what: "Ich antworte selbst." },
  ],
};

/** What its clients can take, at a price that the Stripe emulator has. */
export const plan = {
  _id: "carePlan-rundum",
  _type: "carePlan",
  name: "Rundum versorgt",
  summary: "Für Betriebe, die über ihre Website gefunden werden.",
  features: ["Aktualisierungen und Sicherungen", "Antwort am selben Werktag"],
  stripePriceId: "price_care_growth",
};

/** The services that setup made pages and cards for, as their owner writes them. */
const servicePages: EditionDocument[] = services.flatMap(({ key, title, short, from }) => [
  {
    _id: `servicePage-${key}`,
    _type: "servicePage",
    title,
    shortTitle: short,
    slug: { _type: "slug", current: key },
    menuSubtitle: "Schnell, und leicht zu pflegen",
    outcome: "Eine Seite, die Anfragen bringt.",
    audience: ["Betriebe an der Förde"],
    deliverables: [{ _type: "deliverable", _key: "seite", title: "Eine Seite", text: "Mit allem dazu." }],
    process: [
      {
        _type: "processStep",
        _key: "gespraech",
        title: "Gespräch",
        duration: "30 Minuten",
        text: "Wir reden.",
      },
    ],
    prices: [{ _type: "price", _key: "anfang", what: "Eine erste Seite", from, rhythm: "once" }],
    pricing: text("Der Preis steht fest, bevor ich anfange."),
    callsToAction: [{ _type: "link", _key: "kontakt", label: "Schreiben Sie mir", href: "/contact" }],
    serviceArea: ["Kiel", "Eckernförde"],
  },
  {
    _id: `serviceCard-${key}`,
    _type: "serviceCard",
    title,
    shortTitle: short,
    description: "Eine Seite, die Anfragen bringt.",
    linkLabel: "Mehr erfahren",
    page: { _type: "reference", _ref: `servicePage-${key}`, _weak: true },
  },
]);

export const documents: EditionDocument[] = [plan, promises, ...servicePages];
