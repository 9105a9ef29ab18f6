/**
 * A path of this site to go back to, normalised, or null for anything that a browser might take for another site.
 * What it returns begins with one slash and a character that is neither a slash nor a backslash.
 */
export function sameSitePath(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2000) return null;
  if (!value.startsWith("/") || /[\\\p{Cc}]/u.test(value)) return null;
  const base = "https://site.invalid";
  if (!URL.canParse(value, base)) return null;
  const { origin, pathname, search, hash } = new URL(value, base);
  // `/.//e` is on this site until it is normalised.
  if (origin !== base || pathname.startsWith("//")) return null;
  return pathname + search + hash;
}

/** The same for a page to open after signing in: an endpoint or a file would be downloaded, and the login would stay. */
export function sameSitePage(value: unknown): string | null {
  const path = sameSitePath(value);
  return path !== null && !/^\/api(?![^/?#])|^[^?#]*\.[^/?#]*([?#]|$)/.test(path) ? path : null;
}
