import type { advice as english } from "../en/advice.ts";

export const advice = {
  none: "Es gibt keinen Spruch.",
  ball: {
    ask: "Die Wahrsagekugel fragen",
    hint: "Sie wissen nicht, was Sie schreiben sollen? Ein Druck auf die Kugel hilft weiter.",
  },
  mark: {
    ask: "Um einen Rat bitten",
    hint: "Sie wissen nicht, was Sie schreiben sollen? Ein Druck auf den Knopf hilft weiter.",
  },
} satisfies typeof english;
