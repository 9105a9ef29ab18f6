/** Of the button that answers with a proverb: what it says beside a ball, and beside a mark. */
export const advice = {
  none: "There is no proverb.",
  ball: {
    ask: "Ask the magic 8-ball",
    hint: "Not sure what to write? Press the ball for a word of advice.",
  },
  mark: {
    ask: "Ask for a word of advice",
    hint: "Not sure what to write? Press the button for a word of advice.",
  },
};
