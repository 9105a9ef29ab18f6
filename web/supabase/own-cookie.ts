import "server-only";
import { env } from "#env.ts";

/** Of every cookie that the site sets for itself: no script reads it, no other site sends it, and https alone carries it. */
export const ownCookie = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: env.SITE_URL.startsWith("https:"),
} as const;

/** What a cookie is called that no other host may set, and no page without https: browsers see to that by the name's beginning. */
export function hostOnlyName(name: string): string {
  return ownCookie.secure ? `__Host-${name}` : name;
}
