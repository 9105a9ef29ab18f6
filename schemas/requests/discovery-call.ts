import { earliestStart, endTimeOf, latestEnd, latestStart, minutesOf } from "./call-time.ts";
import { looksLikePhone } from "./phone.ts";

/** What a visitor asks for; fields left out are empty. The end is always derived from the start. */
export type DiscoveryCall = {
  name: string;
  email: string;
  phone: string;
  /** YYYY-MM-DD, in the agency's calendar. */
  date: string;
  /** HH:MM, on the agency's clock. */
  startTime: string;
  notes: string;
};

export type DiscoveryCallRule = {
  text: string;
  /** The first of the fields that the rule is about. */
  field: keyof DiscoveryCall;
  isKept: (call: DiscoveryCall, today: string) => boolean;
};

/** In the order in which they are checked. */
export const discoveryCallRules: DiscoveryCallRule[] = [
  { text: "Please enter your name.", field: "name", isKept: ({ name }) => name.trim() !== "" },
  {
    text: "Please provide at least an email or a phone number.",
    field: "email",
    isKept: ({ email, phone }) => email.trim() !== "" || phone.trim() !== "",
  },
  {
    text: "Please enter a valid email address.",
    field: "email",
    isKept: ({ email }) => email.trim() === "" || looksLikeEmail(email.trim()),
  },
  {
    text: "Please enter a valid phone number.",
    field: "phone",
    isKept: ({ phone }) => phone.trim() === "" || looksLikePhone(phone),
  },
  { text: "Please select a date.", field: "date", isKept: ({ date }) => date !== "" },
  { text: "Please select a valid date.", field: "date", isKept: ({ date }) => isRealDate(date) },
  {
    text: "Please choose a date today or in the future.",
    field: "date",
    isKept: ({ date }, today) => date >= today,
  },
  { text: "Please select a start time.", field: "startTime", isKept: ({ startTime }) => startTime !== "" },
  {
    text: "Please select a valid start time.",
    field: "startTime",
    isKept: ({ startTime }) => minutesOf(startTime) !== null,
  },
  {
    text: "Please choose a start time between 8:00 AM and 5:30 PM.",
    field: "startTime",
    isKept: ({ startTime }) => startTime >= earliestStart && startTime <= latestStart,
  },
  {
    text: "Please choose a start time that ends by 6:00 PM.",
    field: "startTime",
    isKept: ({ startTime }) => endTimeOf(startTime) <= latestEnd,
  },
];

/** The first rule that a call breaks. `today` is the agency's date (YYYY-MM-DD), whatever the visitor's calendar says. */
export function findBrokenRule(call: DiscoveryCall, today: string): DiscoveryCallRule | undefined {
  return discoveryCallRules.find(({ isKept }) => !isKept(call, today));
}

function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function isRealDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}
