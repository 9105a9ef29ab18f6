import { weekdays } from "schemas/requests/call-time.ts";

/** Their names in the languages that the site speaks. */
const weeks = [
  weekdays,
  ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
].map((days) => days.map((day) => day.toLowerCase()));

type Hour = { days: string | null; opens: string | null; closes: string | null };

/** Opening hours as schema.org writes them; a line whose days are no weekdays is left out. */
export function openingHours(hours: readonly Hour[] | null | undefined) {
  return (hours ?? []).flatMap(({ days, opens, closes }) => {
    const dayOfWeek = readDays(days ?? "");
    if (!opens || !closes || dayOfWeek.length === 0) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes }];
  });
}

/** “Monday to Friday” are five days, “Saturday” is one, “Saturday and Sunday” are two. */
function readDays(text: string): string[] {
  const named = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    weeks.map((days) => days.indexOf(word)).filter((index) => index >= 0),
  );
  const [first, last] = named;
  if (named.length === 2 && first !== undefined && last !== undefined && /\b(?:to|bis)\b|–|-/i.test(text))
    return weekdays.filter((_, index) =>
      first <= last ? index >= first && index <= last : index >= first || index <= last,
    );
  return named.flatMap((index) => weekdays[index] ?? []);
}
