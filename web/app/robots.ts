import type { MetadataRoute } from "next";
import { env } from "#env.ts";

/** Pages that need a session answer for themselves; this only spares crawlers the way. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/dashboard", "/projects/", "/documentation"],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}
