import type { Metadata } from "next";
import { getCallHours } from "#calls/call-hours.ts";
import { describeCallHours } from "#calls/describe-call-hours.ts";
import { describeCallRules } from "#calls/describe-call-rules.ts";
import { getFormats } from "#formats/get-formats.ts";
import { describeFull } from "#forms/describe-full.ts";
import { DiscoveryCallForm } from "#forms/discovery-call/discovery-call-form.client.tsx";
import { CallOutline } from "#sections/call-outline/call-outline.tsx";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { pageMetadata } from "#site/page-metadata.ts";
import { getPromises } from "#site/promises.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { fill } from "#texts/fill.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [promises, { discoveryCall }] = await Promise.all([getPromises(), getTexts()]);
  return pageMetadata({
    path: "/discovery-call",
    title: discoveryCall.title,
    description: promises?.callIntro ?? undefined,
    describe: discoveryCall.description,
  });
}

export default async function DiscoveryCallPage() {
  const [timeZone, hours, formats, { discoveryCall, forms }, promises, rules] = await Promise.all([
    getTimeZone(),
    getCallHours(),
    getFormats(),
    getTexts(),
    getPromises(),
    describeCallRules(),
  ]);
  const places = { ...describeCallHours(hours, formats), timeZone: formats.formatTimeZone() };
  const { startTimeHint, ...form } = discoveryCall.form;
  const { optional, honeypot } = forms;
  const full = await describeFull(form);
  return (
    <FormPage
      title={discoveryCall.title}
      intro={promises?.callIntro}
      greeting={discoveryCall.person}
      next={promises?.callNext}
      aside={<CallOutline parts={promises?.callOutline} />}
    >
      <DiscoveryCallForm
        timeZone={timeZone}
        hours={hours}
        days={hours.days.length < 7 ? places.days : undefined}
        texts={{ ...form, startTimeHint: fill(startTimeHint, places), optional, honeypot, full }}
        rules={rules}
      />
    </FormPage>
  );
}
