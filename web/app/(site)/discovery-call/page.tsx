import type { Metadata } from "next";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { DirectContact } from "#sections/direct-contact/direct-contact.tsx";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ path: "/discovery-call", title: "Book a Discovery Call" });
}

export default function DiscoveryCallPage() {
  return <DirectContact title="Book a Discovery Call" />;
}
