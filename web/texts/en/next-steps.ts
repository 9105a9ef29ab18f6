/** What stands under a form of visitors: what follows, and where it says what becomes of their data. */
export const nextSteps = {
  heading: "What happens next",
  privacy: <Node>(link: (words: string) => Node) => [
    "Your privacy: ",
    link("what becomes of your details, and how long they are kept"),
    ".",
  ],
};
