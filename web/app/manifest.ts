import type { MetadataRoute } from "next";
import brand from "schemas/brand.json";
import { getSiteSettings } from "#site/site-settings.ts";

export const revalidate = 3600;

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const settings = await getSiteSettings();
  const name = settings?.agencyName ?? "";
  return {
    name: settings?.seoTitle || name,
    short_name: name,
    description: settings?.seoDescription || undefined,
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: brand.colours.light.paper,
    theme_color: brand.colours.light.paper,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
