import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { Metadata } from "next";
import { type ImageSource, imageUrl } from "#sanity/image-url.ts";
import { isPreview } from "#sanity/preview/is-preview.ts";
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
  describe,
  seo = null,
  article,
}: {
  path: string;
  /** The page's own name, shown before the agency's; a title from the Studio stands alone instead. */
  title?: string;
  /** What the page is, in a sentence, where the Studio says nothing about it. */
  description?: string;
  /** The same in words that fit every agency, where nobody wrote any of its own. */
  describe?: (agency: string) => string;
  seo?: PageSeo | null;
  /** When a page that tells one story was first published, and when it last changed. */
  article?: { publishedAt: string; updatedAt: string };
}): Promise<Metadata> {
  const settings = await getSiteSettings();
  const wholeTitle = seo?.title || settings?.seoTitle || settings?.agencyName || undefined;
  const usual = settings?.agencyName && describe?.(settings.agencyName);
  const description =
    seo?.description || ownDescription || usual || settings?.seoDescription || settings?.tagline || undefined;
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
      ...(article
        ? { type: "article", publishedTime: article.publishedAt, modifiedTime: article.updatedAt }
        : { type: "website" }),
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
