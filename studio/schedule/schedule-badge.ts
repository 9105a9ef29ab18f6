import type { DocumentBadgeComponent } from "sanity";
import { describeSchedule } from "./describe-schedule.ts";

/** Says beside a document's name when it appears or disappears by itself, or that it has ended. */
export const scheduleBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const state = describeSchedule(published ?? draft, Date.now());
  return state
    ? { label: state.label, title: state.title, color: state.isShown ? "primary" : "warning" }
    : null;
};
