import "server-only";
import { type CallHours, usualCallHours } from "schemas/requests/call-time.ts";
import { getSiteSettings } from "#site/site-settings.ts";

/** When the agency takes calls. Throws an Error when the site settings cannot be read. */
export async function getCallHours(): Promise<CallHours> {
  const { days, opens, closes } = (await getSiteSettings())?.callHours ?? {};
  return {
    days: days && days.length > 0 ? days : usualCallHours.days,
    opens: opens || usualCallHours.opens,
    closes: closes || usualCallHours.closes,
  };
}
