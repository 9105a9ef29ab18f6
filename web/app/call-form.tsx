import { getCallHours } from "#calls/call-hours.ts";
import { describeCallHours } from "#calls/describe-call-hours.ts";
import { describeCallRules } from "#calls/describe-call-rules.ts";
import { getFormats } from "#formats/get-formats.ts";
import { describeFull } from "#forms/describe-full.ts";
import { DiscoveryCallForm } from "#forms/discovery-call/discovery-call-form.client.tsx";
import { getTimeZone } from "#site/time-zone.ts";
import { fill } from "#texts/fill.ts";
import { getTexts } from "#texts/get-texts.ts";

type CallFormProps = {
  /** Of somebody who is signed in, what the form need not ask. */
  known?: { name: string; email: string; phone: string };
};

/** The form that asks for a call, with the hours and rules of the agency. */
export async function CallForm({ known }: CallFormProps) {
  const [timeZone, hours, formats, { discoveryCall, forms }, rules] = await Promise.all([
    getTimeZone(),
    getCallHours(),
    getFormats(),
    getTexts(),
    describeCallRules(),
  ]);
  const places = { ...describeCallHours(hours, formats), timeZone: formats.formatTimeZone() };
  const { startTimeHint, ...form } = discoveryCall.form;
  const { optional, honeypot } = forms;
  const full = await describeFull(form);
  return (
    <DiscoveryCallForm
      timeZone={timeZone}
      hours={hours}
      days={hours.days.length < 7 ? places.days : undefined}
      texts={{ ...form, startTimeHint: fill(startTimeHint, places), optional, honeypot, full }}
      rules={rules}
      known={known}
    />
  );
}
