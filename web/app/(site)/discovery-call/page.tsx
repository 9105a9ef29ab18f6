import type { Metadata } from "next";
import { discoveryCallRules } from "schemas/requests/discovery-call.ts";
import { getFormats } from "#formats/get-formats.ts";
import { DiscoveryCallForm } from "#forms/discovery-call/discovery-call-form.client.tsx";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { getPromises } from "#sanity/promises.ts";
import { getTimeZone } from "#sanity/time-zone.ts";
import { CallOutline } from "#sections/call-outline/call-outline.tsx";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [promises, { discoveryCall }] = await Promise.all([getPromises(), getTexts()]);
  return pageMetadata({
    path: "/discovery-call",
    title: discoveryCall.title,
    description: promises?.callIntro ?? undefined,
  });
}

export default async function DiscoveryCallPage() {
  const [timeZone, { formatTimeZone }, { discoveryCall, rules, forms }, promises] = await Promise.all([
    getTimeZone(),
    getFormats(),
    getTexts(),
    getPromises(),
  ]);
  const { startTimeHint, ...form } = discoveryCall.form;
  const { optional, honeypot } = forms;
  return (
    <FormPage
      title={discoveryCall.title}
      intro={promises?.callIntro}
      aside={<CallOutline parts={promises?.callOutline} />}
    >
      <DiscoveryCallForm
        timeZone={timeZone}
        texts={{ ...form, startTimeHint: startTimeHint(formatTimeZone()), optional, honeypot }}
        rules={discoveryCallRules.map(({ rule }) => rules[rule])}
      />
    </FormPage>
  );
}
