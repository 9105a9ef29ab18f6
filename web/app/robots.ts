import type { MetadataRoute } from "next";
import { addresses } from "schemas/addresses.ts";
import { rulesOf } from "schemas/find-address.ts";
import { env } from "#env.ts";

/** Pages that need a session answer for themselves; this only spares crawlers the way. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: closed,
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  };
}

/** By their first part alone: all below it is closed, and nothing that only begins with the same letters. */
const closed = [
  ...new Set(
    addresses
      .filter((address) => !rulesOf(address).robots)
      .flatMap(({ path }) =>
        /^\/[^/]+$/.test(path) ? [`${path}$`, `${path}?`] : path.replace(/^(\/[^/]+\/).*/, "$1"),
      ),
  ),
];
