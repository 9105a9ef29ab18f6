import type { Metadata } from "next";
import { ContactForm } from "#forms/contact/contact-form.client.tsx";
import { describeFull } from "#forms/describe-full.ts";
import { CallOffer } from "#sections/call-offer/call-offer.tsx";
import { FormPage } from "#sections/form-page/form-page.tsx";
import { Magic8Ball } from "#sections/magic-8-ball/magic-8-ball.tsx";
import { pageMetadata } from "#site/page-metadata.ts";
import { getPromises } from "#site/promises.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const [promises, { contact }] = await Promise.all([getPromises(), getTexts()]);
  return pageMetadata({
    path: "/contact",
    title: contact.title,
    description: promises?.contactIntro ?? undefined,
    describe: contact.description,
  });
}

export default async function ContactPage() {
  const [{ contact, forms }, promises] = await Promise.all([getTexts(), getPromises()]);
  const { optional, honeypot } = forms;
  const full = await describeFull(contact.form);
  return (
    <FormPage
      title={contact.title}
      intro={promises?.contactIntro}
      greeting={contact.person}
      offer={<CallOffer look="first" />}
      next={promises?.contactNext}
      aside={<Magic8Ball />}
      hasReviewLink
    >
      <ContactForm
        texts={{ ...contact.form, optional, honeypot, full }}
        afterSent={<CallOffer look="line" />}
      />
    </FormPage>
  );
}
