import type { Metadata } from "next";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { DirectContact } from "#sections/direct-contact/direct-contact.tsx";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: "/contact", title: "Get In Touch" });
}

export default function ContactPage() {
  return <DirectContact title="Get In Touch" />;
}
