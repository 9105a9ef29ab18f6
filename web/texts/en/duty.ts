import { sentence } from "../sentence.ts";

/** That owners have to sign in with two steps. */
export const duty = {
  banner: {
    label: "Two-step sign-in is due",
    left: (span: string, moment: string) =>
      sentence`Owners here sign in with two steps: you have ${span} left to set it up, until ${moment}.`,
    action: "Set up two-step sign-in",
  },
  setting: {
    part: "The setting of two-step sign-in",
    heading: "Owners sign in with two steps",
    intro:
      "A password alone can be stolen, and an owner’s opens every client’s files and money. With two steps a code from the owner’s phone is asked for as well.",
    on: "Every owner has to set it up, within seven days of their next sign-in. Whoever has not by then is led to setting it up before anything else opens; nobody is shut out.",
    off: "Each owner chooses, in the settings of their own account.",
    turnOn: "Make it a duty",
    turnOff: "Let each owner choose",
    turnedOn: "Owners now have to sign in with two steps. Each has seven days from their next sign-in.",
    turnedOff: "Each owner now chooses whether to sign in with two steps.",
  },
  owners: {
    heading: "Who has it",
    you: (name: string) => `${name} (you)`,
    has: "Two-step sign-in",
    hasNot: "Password alone",
    until: (moment: string) => sentence`Has until ${moment}.`,
    since: (moment: string) => sentence`Has to set it up first, since ${moment}.`,
  },
};
