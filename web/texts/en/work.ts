import { sentence } from "../sentence.ts";

export const work = {
  all: "All work",
  description: (agency: string) =>
    `What ${agency} has made for its clients, project by project, and what came of each.`,
  none: "The first case study is being written.",
  client: (client: string, year: string) => [client, year].filter(Boolean).join(", "),
  line: (
    client: string | null,
    number: { label: string | null; before: string | null; after: string | null } | null,
  ) =>
    [
      client ?? "",
      number ? `${number.label}: ${number.after}${number.before ? ` instead of ${number.before}` : ""}` : "",
    ]
      .filter(Boolean)
      .reduce((text, next) => (text ? sentence`${text}. ${next}` : next), ""),
  instead: (before: string) => `instead of ${before}`,
  situation: "The situation",
  approach: "What was done",
  results: "What came of it",
  before: "Before",
  after: "After",
  facts: {
    heading: "About this project",
    client: "Client",
    year: "Year",
    services: "Services",
    methods: "How it was done",
    credits: "Credits",
    live: "Visit the site",
  },
  next: "Next case",
  read: "Read the case study",
  readOf: (client: string) => `Read the case study of ${client}`,
};
