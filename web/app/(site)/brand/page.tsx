import type { Metadata } from "next";
import { BrandKit } from "#sections/brand-kit/brand-kit.tsx";
import { pageMetadata } from "#site/page-metadata.ts";
import { getTexts } from "#texts/get-texts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { brand } = await getTexts();
  return pageMetadata({
    path: "/brand",
    title: brand.title,
    description: brand.description,
  });
}

export default function BrandPage() {
  return <BrandKit />;
}
