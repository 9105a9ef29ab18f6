import type { Metadata } from "next";
import { pageMetadata } from "#sanity/page-metadata.ts";
import { BrandKit } from "#sections/brand-kit/brand-kit.tsx";

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: "/brand",
    title: "Brand Kit",
    description: "The logo, colours and typefaces to download and copy, and how to use them.",
  });
}

export default function BrandPage() {
  return <BrandKit />;
}
