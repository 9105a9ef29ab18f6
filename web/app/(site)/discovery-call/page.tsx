import type { Metadata } from "next";
import { CallForm } from "#app/call-form.tsx";
import { CallOutline } from "#sections/call-outline/call-outline.tsx";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { pageMetadata } from "#site/page-metadata.ts";
import { getPromises } from "#site/promises.ts";
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
  const [{ discoveryCall }, promises] = await Promise.all([getTexts(), getPromises()]);
  return (
    <FormPage
      title={discoveryCall.title}
      intro={promises?.callIntro}
      greeting={discoveryCall.person}
      next={promises?.callNext}
      aside={<CallOutline parts={promises?.callOutline} />}
    >
      <CallForm />
    </FormPage>
  );
}
