import type { Forms } from "#sections/chapters/chapters.tsx";
import { CallForm } from "./call-form.tsx";
import { ContactForm } from "./contact-form.tsx";

/** The forms that an owner may place among the chapters of a page. */
export const chapterForms: Forms = { contact: <ContactForm />, call: <CallForm /> };
