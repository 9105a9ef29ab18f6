import { publicPathOf } from "schemas/requests/own-path.ts";
import { safeHref } from "./safe-href.ts";

type Target = {
  /** The page that was chosen, as `linkedPage` reads it. */
  page?: { _type: string; slug: string | null; isShown: boolean | null } | null;
  /** What was written: where else it goes, or the place on the chosen page, from its # on. */
  href?: string | null;
};

/** Where a visitor's browser may follow a link; nowhere while the page that it chose is not shown. */
export function followLink({ page, href }: Target): string | undefined {
  if (!page) return safeHref(href);
  const path = page.isShown ? publicPathOf(page._type, page.slug) : undefined;
  const place = href?.startsWith("#") ? safeHref(href) : undefined;
  return path && path + (place ?? "");
}
