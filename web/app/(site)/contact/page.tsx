import type { Metadata } from "next";
import { ContactForm } from "#forms/contact/contact-form.client.tsx";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { getPromises } from "#sanity/promises.ts";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { Magic8Ball } from "#sections/magic-8-ball/magic-8-ball.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const promises = await getPromises();
  return pageMetadata({
    path: "/contact",
    title: "Get In Touch",
    description: promises?.contactIntro ?? undefined,
  });
}

export default async function ContactPage() {
  const promises = await getPromises();
  return (
    <FormPage title="Get In Touch" intro={promises?.contactIntro} aside={<Magic8Ball />} hasReviewLink>
      <ContactForm />
    </FormPage>
  );
}
