import { type ImageSource, imageUrl } from "#sanity/image-url.ts";
import type { SectionContent } from "../section-content.ts";

type ShowcasePage = NonNullable<NonNullable<SectionContent<"showcase">>["pages"]>[number];

/** The page as a phone, a tablet or a desktop shows it, after the visitor's own screen: in pixels, since large text makes no phone of it. */
export function Screenshot({ page }: { page: ShowcasePage }) {
  const { small, medium, large, alt } = page;
  const fallback = large?.asset ? large : medium?.asset ? medium : small;
  if (!fallback?.asset) return null;
  return (
    <picture>
      <Source image={small} media="(width<768px)" />
      <Source image={medium} media="(width<1024px)" />
      <img src={imageUrl(fallback)} alt={alt ?? ""} loading="lazy" />
    </picture>
  );
}

function Source({ image, media }: { image: ImageSource | null; media: string }) {
  return image?.asset ? <source media={media} srcSet={imageUrl(image)} /> : null;
}
