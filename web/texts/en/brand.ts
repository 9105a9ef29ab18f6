export const brand = {
  title: "Brand Kit",
  description: "The logo, colours and typefaces to download and copy, and how to use them.",
  logos: {
    heading: "Logos",
    intro: "Take the SVG where you can: it stays sharp at every size. The PNG is for everything else.",
    all: "Download all as ZIP",
    file: (format: string, name: string) => `${format} of ${name}`,
  },
  rules: {
    heading: "How to use them",
    space: "Clear space",
    size: "Minimum size",
    dos: "Please do",
    donts: "Please don’t",
  },
  colours: {
    heading: "Colours",
    intro:
      "Press a code to copy it. The figures show how well white and ink read on it: 4.5 is enough for text.",
    code: (colour: string, notation: string) => `${colour} as ${notation}`,
    white: "White on it",
    ink: "Ink on it",
    text: "text",
    largeText: "large text",
    noText: "no text",
  },
  type: "Type",
  paragraph: { heading: "A paragraph to copy", name: "the paragraph", copy: "Copy this paragraph" },
  ask: {
    heading: "Something missing?",
    text: "Another format, a picture, a sentence to quote? Just ask; it takes a minute to send.",
    email: (address: string) => `Email ${address}`,
    contact: "Get in touch",
  },
  copy: {
    button: "Copy",
    aloud: (name: string) => `Copy ${name}: `,
    copied: "Copied",
    refused: "Not copied",
  },
};
