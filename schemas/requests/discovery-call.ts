import { type CallHours, endTimeOf, latestStartOf, minutesOf } from "./call-time.ts";
import { cleanName } from "./clean-name.ts";
import { looksLikePhone } from "./phone.ts";
import type { RequestRule } from "./request-rule.ts";

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
  rule: RequestRule;
  /** The first of the fields that the rule is about. */
  field: keyof DiscoveryCall;
  isKept: (call: DiscoveryCall, today: string, hours: CallHours) => boolean;
};

/** In the order in which they are checked. */
export const discoveryCallRules: DiscoveryCallRule[] = [
  { rule: "yourName", field: "name", isKept: ({ name }) => cleanName(name) !== "" },
  {
    rule: "emailOrPhone",
    field: "email",
    isKept: ({ email, phone }) => email.trim() !== "" || phone.trim() !== "",
  },
  {
    rule: "emailAddress",
    field: "email",
    isKept: ({ email }) => email.trim() === "" || looksLikeEmail(email.trim()),
  },
  {
    rule: "phone",
    field: "phone",
    isKept: ({ phone }) => phone.trim() === "" || looksLikePhone(phone),
  },
  { rule: "callDateMissing", field: "date", isKept: ({ date }) => date !== "" },
  { rule: "callDate", field: "date", isKept: ({ date }) => isRealDate(date) },
  {
    rule: "callDatePast",
    field: "date",
    isKept: ({ date }, today) => date >= today,
  },
  { rule: "callStartMissing", field: "startTime", isKept: ({ startTime }) => startTime !== "" },
  {
    rule: "callStart",
    field: "startTime",
    isKept: ({ startTime }) => minutesOf(startTime) !== null,
  },
  {
    rule: "callStartRange",
    field: "startTime",
    isKept: ({ startTime }, _, hours) => startTime >= hours.opens && startTime <= latestStartOf(hours),
  },
  { rule: "callDay", field: "date", isKept: ({ date }, _, { days }) => days.includes(weekdayOf(date)) },
  {
    rule: "callEnd",
    field: "startTime",
    isKept: ({ startTime }, _, { closes }) => endTimeOf(startTime) <= closes,
  },
];

/** The first rule that a call breaks. `today` is the agency's date (YYYY-MM-DD), whatever the visitor's calendar says. */
export function findBrokenRule(
  call: DiscoveryCall,
  today: string,
  hours: CallHours,
): DiscoveryCallRule | undefined {
  return discoveryCallRules.find(({ isKept }) => !isKept(call, today, hours));
}

/** 1 for Monday to 7 for Sunday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
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
