import type { Metadata } from "next";
import { ContactForm } from "#app/contact-form.tsx";
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
  const [{ contact }, promises] = await Promise.all([getTexts(), getPromises()]);
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
      <ContactForm />
    </FormPage>
  );
}
