/** What setup writes into the settings and the brand kit, until the owner writes something better. */
export const words = {
  tagline: "Write in one line what you do, and for whom.",
  intro: (name: string) => `The logo, the colours and the words of ${name}, to use beside your own.`,
  logo: "Logo",
  logoOnDark: "Logo on dark",
  colour: "Our colour",
  colourUse: "Wherever we are recognised.",
  accent: "Our colour for text",
  accentUse: "Links and buttons, where our colour itself could not be read.",
  wordsUse: "Links and small words, where our colour itself could not be read.",
  ink: "Ink",
  inkUse: "Text on light backgrounds.",
  paper: "Paper",
  paperUse: "The page itself.",
  type: "Headings and running text",
  sample: "Write a sentence that sounds like you.",
  clearSpace: "Half the height of the logo on every side.",
  minimumSize: "24 pixels, or 8 mm in print.",
  service: {
    title: (name: string, town: string) => `${name} in ${town}`,
    menu: "Write in a few words what it is.",
    outcome: "Write in one sentence what is better for a client afterwards.",
    card: "Write in two or three sentences what you do, and what it changes for a client.",
    more: "Learn more",
    contact: "Get in touch",
  },
  boilerplate: "Write the paragraph that others may paste into an article or a programme.",
};

export type Words = typeof words;
