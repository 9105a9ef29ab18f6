import type { MetadataRoute } from "next";
import { env } from "#env.ts";
import { readPublicPages } from "./public-pages.ts";

export const revalidate = 3600;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = await readPublicPages();
  return pages.map(({ path, updatedAt }) => ({
    url: `${env.SITE_URL}${path === "/" ? "" : path}`,
    lastModified: updatedAt,
  }));
}
