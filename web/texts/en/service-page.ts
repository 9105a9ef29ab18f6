export const servicePage = {
  audience: "Who it is for",
  deliverables: "What you get",
  process: "How it goes",
  pricing: "What it costs",
  proof: "From a real project",
  questions: "Questions and answers",
  area: "Service area",
  start: "Where to start",
  facts: {
    duration: "From the first call to handover",
    result: (label: string, client: string) => `${label}, ${client}`,
  },
  aMonth: "a month",
  story: (client: string) => `The whole story of ${client}`,
  other: { text: "Is yours not among them?", link: "Ask it" },
};
