import type { DocumentBadgeComponent } from "sanity";
import { defaultRegion } from "../../schemas/default-region.ts";
import { withLanguage } from "../../schemas/locale-of.ts";

/** Says beside a document's name when it appears or disappears by itself, or that it has ended. */
export const scheduleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const state = describeSchedule(published ?? draft, Date.now());
  return state
    ? { label: state.label, title: state.title, color: state.isShown ? "primary" : "warning" }
    : null;
};

/** What a document's “Show from” and “Show until” mean at `now`, in milliseconds; nothing when it has neither. */
export function describeSchedule(document: object | null, now: number) {
  const from = readTime(document, "publishFrom");
  const until = readTime(document, "publishUntil");
  if (until !== undefined && until <= now)
    return { label: "Ended", title: `Not shown any more since ${format(until)}`, isShown: false };
  if (from !== undefined && from > now)
    return { label: "Scheduled", title: `Shown from ${format(from)}`, isShown: false };
  if (until !== undefined) return { label: "Ends", title: `Shown until ${format(until)}`, isShown: true };
}

function readTime(document: object | null, field: string): number | undefined {
  const value: unknown = document && Object.entries(document).find(([name]) => name === field)?.[1];
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** In the Studio's language, as the agency's country writes it. */
function format(time: number): string {
  const locale = withLanguage("en", defaultRegion.locale);
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
