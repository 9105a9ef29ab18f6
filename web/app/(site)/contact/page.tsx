import type { Metadata } from "next";
import { ContactForm } from "#forms/contact/contact-form.client.tsx";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { Magic8Ball } from "#sections/magic-8-ball/magic-8-ball.tsx";
import { getTexts } from "#texts/get-texts.ts";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: "/contact",
    title: "Get In Touch",
    description: "Say what is getting in your way. The answer comes from the person who would do the work.",
  });
}

export default async function ContactPage() {
  const { contact, forms } = await getTexts();
  const { optional, honeypot } = forms;
  return (
    <FormPage
      title="Get In Touch"
      intro="Say what is getting in your way. The answer comes from the person who would do the work, usually within one working day."
      aside={<Magic8Ball />}
      hasReviewLink
    >
      <ContactForm texts={{ ...contact.form, optional, honeypot }} />
    </FormPage>
  );
}
