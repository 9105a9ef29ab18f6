export const legal = {
  privacy: {
    title: "Privacy Policy",
    description:
      "Which personal information this website and the client portal keep, why, for how long, and who else sees it.",
  },
  terms: {
    title: "Terms of Service",
    description:
      "What holds between you and the agency when you use this website, the client portal and care plans.",
  },
  imprint: { description: "Who is responsible for this website, and how to reach them." },
  contents: "On this page",
  version: (version: string) => `Version ${version}`,
  inForce: "in force from {date}",
  changed: "What changed",
  plain: "In plain words",
};
