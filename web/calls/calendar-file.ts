import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export type CalendarCall = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Counts the changes, so that a calendar replaces the older entry. */
  sequence: number;
  state: "tentative" | "confirmed" | "cancelled";
  summary: string;
  description: string;
};

export type CalendarFile = { method: "PUBLISH" | "CANCEL"; text: string };

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Calls as an .ics file. Times are UTC, so every calendar shows them in its owner's own zone. */
export function calendarFile(
  calls: CalendarCall[],
  {
    organizer,
    host,
    locale,
    product,
  }: {
    organizer: { name: string; email: string };
    host: string;
    locale: string;
    /** What such calls are called, for whoever asks where the calendar is from. */
    product: string;
  },
): CalendarFile {
  const method = calls.every(({ state }) => state === "cancelled") && calls.length > 0 ? "CANCEL" : "PUBLISH";
  const calendar = ical({
    prodId: { company: organizer.name, product, language: locale.slice(0, 2).toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  for (const { id, startsAt, endsAt, sequence, state, summary, description } of calls) {
    calendar.createEvent({
      id: `${id}@${host}`,
      start: startsAt,
      end: endsAt,
      stamp: new Date(),
      sequence,
      status: statuses[state],
      summary,
      description,
      organizer,
    });
  }
  return { method, text: calendar.toString() };
}
