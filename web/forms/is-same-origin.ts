/**
 * Whether a request that changes something comes from a page of this site. The configured address decides, since
 * forwarded headers can be forged. A request that says nothing about its origin is refused.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return origin === new URL(siteUrl).origin;
  return headers.get("sec-fetch-site") === "same-origin";
}
