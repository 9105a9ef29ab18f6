import "server-only";
import { discoveryCallRules } from "schemas/requests/discovery-call.ts";
import { getFormats } from "#formats/get-formats.ts";
import { fill } from "#texts/fill.ts";
import { getTexts } from "#texts/get-texts.ts";
import { getCallHours } from "./call-hours.ts";
import { describeCallHours } from "./describe-call-hours.ts";

/** What to say of each rule of a call, in their order, with the agency's hours in it. */
export async function describeCallRules(): Promise<string[]> {
  const [hours, formats, { rules }] = await Promise.all([getCallHours(), getFormats(), getTexts()]);
  const places = describeCallHours(hours, formats);
  return discoveryCallRules.map(({ rule }) => fill(rules[rule], places));
}
