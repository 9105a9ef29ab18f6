import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Metadata } from "next";
import { type ImageSource, imageUrl } from "./image-url.ts";
import { isPreview } from "./preview/is-preview.ts";
import { getSiteSettings } from "./site-settings.ts";

type PageSeo = {
  title?: string | null;
  description?: string | null;
  image?: (ImageSource & { alt: string }) | null;
};

/** Of a link preview's picture, in pixels. */
const size = { width: 1200, height: 630 };

/**
 * What a public page says to search engines and link previews; what it leaves out comes from the site settings. Only pages
 * that say this name the id that visits are counted under, so none with a secret in its address is ever counted.
 */
export async function pageMetadata({
  path,
  title,
  description: ownDescription,
  seo = null,
}: {
  path: string;
  /** The page's own name, shown before the agency's; a title from the Studio stands alone instead. */
  title?: string;
  /** What the page is, in a sentence, where the Studio says nothing about it. */
  description?: string;
  seo?: PageSeo | null;
}): Promise<Metadata> {
  const settings = await getSiteSettings();
  const wholeTitle = seo?.title || settings?.seoTitle || settings?.agencyName || undefined;
  const description =
    seo?.description || ownDescription || settings?.seoDescription || settings?.tagline || undefined;
  const isHome = path === "/";
  const image = seo?.image?.asset ? seo.image : isHome ? settings?.seoImage : null;
  const chosen = image?.asset ? imageUrl(image, size) : undefined;
  // A smaller picture is not enlarged: who shows it finds out its size.
  const isLarge = (image?.asset?.width ?? 0) >= size.width;
  const drawn = `/link-preview/${isHome ? "home" : path.slice(1)}`;
  const isCounted = settings?.analyticsId && !(await isPreview());
  return stegaClean({
    title: title && !seo?.title ? title : wholeTitle && { absolute: wholeTitle },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website",
      url: path,
      title: title ?? wholeTitle,
      description,
      siteName: settings?.agencyName ?? undefined,
      images: [
        chosen
          ? { url: chosen, ...(isLarge && size), alt: image?.alt }
          : { url: drawn, ...size, alt: title ?? wholeTitle },
      ],
    },
    twitter: { card: "summary_large_image" },
    other: isCounted ? { "analytics-id": settings.analyticsId ?? "" } : undefined,
  });
}
