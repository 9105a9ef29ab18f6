import { sentence } from "../sentence.ts";
/** A client says that their next step is done; the owner confirms it or sends it back. */
export const doneStep = {
  done: "Done",
  doneNamed: (step: string) => `Done: ${step}`,
  addWord: "Add a word",
  comment: "A word with it",
  sentBack: (reply: string) => `Sent back: ${reply}`,
  marked: (age: string) =>
    sentence`Marked as done ${age}. The agency will confirm it, or say what is missing.`,
  takeBack: "Take it back",
  takeBackNamed: (step: string) => `Take it back: ${step}`,
  says: (who: string, age: string) => sentence`${who} says this is done, ${age}.`,
  saysIn: (project: string, who: string) => `${project}: ${who} says this is done`,
  somebody: "Somebody",
  confirm: "Confirm",
  confirmNamed: (step: string) => `Confirm: ${step}`,
  sendBack: "Send back",
  sendBackNamed: (step: string) => `Send back: ${step}`,
  notYet: "Not done yet?",
  missing: "What is missing?",
  writeNext: "Write the next step",
  told: {
    done: (step: string) => `“${step}” is marked as done. The agency will take a look.`,
    "take-back": (step: string) => `“${step}” is your turn again.`,
    confirm: (step: string) => `“${step}” is confirmed. What comes next?`,
    "send-back": (step: string) => `“${step}” was sent back with your words.`,
  },
  refusals: {
    changed: "This step has changed meanwhile, so nothing was stored. Reload the page to see how it stands.",
    limited: "That was a lot of changes in a short time. Please wait an hour, then try again.",
  },
};
