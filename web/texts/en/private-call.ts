import { sentence } from "../sentence.ts";

export const privateCall = {
  title: "Your discovery call",
  states: {
    requested: "You asked for this time. It still has to be confirmed.",
    proposed: "This time is proposed instead. Please accept it, or ask for another one.",
    confirmed: "This time is confirmed.",
    declined: "This call could not be taken.",
    cancelled: "This call is cancelled.",
    spam: "",
  },
  /** How a confirmed call comes about, unless the owner wrote it down. */
  way: {
    byPhone: (phone: string) => sentence`You will be called at ${phone}.`,
    byEmail: "How you reach each other follows by email before the call.",
  },
  accept: "Accept this time",
  change: {
    title: "Ask for another time",
    date: "Date",
    startTime: "Start time",
    submit: "Ask for this time",
  },
  cancel: {
    title: "Something came up?",
    hint: "Cancelling frees the time for somebody else. You can ask for a new call whenever you like.",
    submit: "Cancel this call",
  },
  done: {
    cancelled: "Your call is cancelled.",
    accepted: "Thanks! The time is confirmed.",
    changed: "Thanks! We'll be in touch to confirm a time.",
    same: "That is the time you already have. Nothing has changed.",
  },
  refusals: {
    taken: "That time was given away in the meantime. Please choose another one.",
    closed: "This call can no longer be changed.",
    failed: "Failed to submit. Please try again later.",
  },
  limited: "That was a lot of changes to one call. Please wait an hour, then try again.",
  missing: "There is no such call, or nothing like this to do with it.",
};
