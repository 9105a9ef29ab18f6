import { ContactForm as Form } from "#forms/contact/contact-form.client.tsx";
import { describeFull } from "#forms/describe-full.ts";
import { CallOffer } from "#sections/call-offer/call-offer.tsx";
import { getTexts } from "#texts/get-texts.ts";

/** The form that sends the agency a message, with a call offered to whoever has sent one. */
export async function ContactForm() {
  const { contact, forms } = await getTexts();
  const { optional, honeypot } = forms;
  const full = await describeFull(contact.form);
  return <Form texts={{ ...contact.form, optional, honeypot, full }} afterSent={<CallOffer look="line" />} />;
}
