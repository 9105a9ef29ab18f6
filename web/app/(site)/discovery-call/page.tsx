import type { Metadata } from "next";
import { discoveryCallRules } from "schemas/requests/discovery-call.ts";
import { getFormats } from "#formats/get-formats.ts";
import { DiscoveryCallForm } from "#forms/discovery-call/discovery-call-form.client.tsx";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { CallOutline } from "#sections/call-outline/call-outline.tsx";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { getTexts } from "#texts/get-texts.ts";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: "/discovery-call",
    title: "Book a Discovery Call",
    description:
      "Thirty minutes, no charge, no slides: pick a time for a first call about your website or software.",
  });
}

export default async function DiscoveryCallPage() {
  const [timeZone, { formatTimeZone }, { discoveryCall, rules, forms }] = await Promise.all([
    getTimeZone(),
    getFormats(),
    getTexts(),
  ]);
  const { startTimeHint, ...form } = discoveryCall.form;
  const { optional, honeypot } = forms;
  return (
    <FormPage
      title="Book a Discovery Call"
      intro="Thirty minutes, no charge, no slides. Pick a time that suits you; it is yours once it has been confirmed."
      aside={<CallOutline />}
    >
      <DiscoveryCallForm
        timeZone={timeZone}
        texts={{ ...form, startTimeHint: startTimeHint(formatTimeZone()), optional, honeypot }}
        rules={discoveryCallRules.map(({ rule }) => rules[rule])}
      />
    </FormPage>
  );
}
