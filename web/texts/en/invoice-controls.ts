import { sentence } from "../sentence.ts";

/** What an owner does with an invoice. */
export const invoiceControls = {
  title: "What happens with it",
  part: "What can be done with the invoice",
  again: "Look again",
  preparing:
    "It is on its way to Stripe. This takes a moment, and goes on by itself when Stripe does not answer.",
  asked: {
    finalize: "It is to become final. Stripe has not said yet that it is; this goes on by itself.",
    discard: "It is to be thrown away. Stripe has not said yet that it is; this goes on by itself.",
    pay: "It is to be marked as paid elsewhere. Stripe has not said yet that it is; this goes on by itself.",
    void: "It is to be void. Stripe has not said yet that it is; this goes on by itself.",
    uncollectible: "It is to be given up. Stripe has not said yet that it is; this goes on by itself.",
    credit: (sum: string) =>
      sentence`${sum} are to be credited. Stripe has not said yet that they are; this goes on by itself.`,
  },
  ended: {
    void: "It is void: nothing is owed. What it was for can be invoiced anew.",
    discarded: "This draft was thrown away. What it was for can be invoiced anew.",
  },
  finalize: {
    heading: "Finalise and send",
    due: "Due by the end of",
    submit: "Finalise and send",
    title: (sum: string) => `Send this invoice over ${sum}?`,
    question: (names: string) =>
      sentence`It gets its number and goes by email to ${names}. It cannot be changed after that, only credited or made void.`,
    confirm: "Finalise and send",
    told: (names: string) => sentence`Goes by email to ${names}.`,
    nobody: (client: string) =>
      sentence`Nobody who can sign in sees the money of ${client}, so nobody would be told of this invoice or could open it.`,
    people: "Say who sees it",
    nobodyQuestion:
      "It gets its number, and nobody is told of it. It cannot be changed after that, only credited or made void.",
    unaddressed: "It does not say yet who it is from: your name, address and tax number.",
    settings: "Write it in the settings",
    done: "The invoice is final, and is on its way by email.",
    later: "Stripe does not answer just now. The invoice becomes final, and is sent, by itself.",
  },
  discard: {
    submit: "Throw the draft away",
    title: "Throw this draft away?",
    question: "It is gone. What it was for can be invoiced anew.",
    done: "The draft was thrown away.",
    later: "Stripe does not answer just now. The draft is thrown away by itself.",
  },
  paid: {
    heading: "Paid by transfer, or otherwise past Stripe",
    words: (sum: string) =>
      sentence`All that is left, ${sum}, came in. If less came, write the difference off first.`,
    day: "Came in on",
    submit: "Mark as paid",
    done: "The invoice is marked as paid.",
    later: "Stripe does not answer just now. The invoice is marked as paid by itself.",
  },
  writeOff: {
    heading: "Write off a difference",
    words: "A little that never comes, such as a bank’s fee. The invoice is then over so much less.",
    submit: "Write it off",
    done: "The difference is written off.",
  },
  credit: {
    heading: "Credit",
    open: "The client then owes so much less.",
    paid: "It stays with the client’s account at Stripe, and is taken off the next invoice.",
    submit: "Credit it",
    done: "The amount is credited.",
  },
  refund: {
    heading: "Refund",
    words:
      "What was paid by card goes back to the card. What was paid past Stripe you pay back yourself; here it is noted.",
    submit: "Refund it",
    title: (client: string) => `Pay money back to ${client}?`,
    question: "It goes back to the card that paid. This cannot be undone.",
    done: "The money is on its way back.",
  },
  amount: (unit: string) => `Amount in ${unit}, with tax`,
  most: (sum: string) => sentence`At most ${sum}.`,
  reason: "Why",
  reasonHint: "One line, which the client reads.",
  creditLater: "Stripe does not answer just now. This goes on by itself.",
  afterPaid: "Give money back",
  rarely: "If it is not paid, or not right",
  void: {
    heading: "Make it void",
    words: "Nothing is owed, and its number stays taken. What it was for can be invoiced anew.",
    submit: "Make it void",
    title: (number: string) => `Make invoice ${number} void?`,
    question: "Nothing is owed for it any more, and nobody can pay it. This cannot be undone.",
    done: "The invoice is void.",
  },
  uncollectible: {
    heading: "Give it up",
    words: "It stays owed, and nobody is reminded any more. It can still be paid.",
    submit: "Give it up",
    title: (number: string) => `Give up invoice ${number}?`,
    question: "The client is not reminded any more. It can still be marked as paid, or be made void.",
    done: "The invoice is given up.",
  },
  endLater: "Stripe does not answer just now. This goes on by itself.",
  refused: "Stripe did not do it, since the invoice is not there what it was here. Open the page again.",
  seen: "It comes to",
  left: "Left of it",
  refusals: {
    closed: "The invoice is not in a state any more in which this can be done. Open the page again.",
    busy: "Something else is being done with this invoice. Try again in a moment.",
    changed: "The amount has changed meanwhile. Look at what it is now, and send this again if it is right.",
    past: "That day is over. Choose a later one.",
    notYet: "That day is still to come. Choose the day on which the money came in.",
    unaddressed: "Nobody would know who it is from. Write that in the settings first.",
    amount: "Please write the amount in whole units of the currency.",
    "too-much": "That is more than is left of the invoice.",
  },
};
