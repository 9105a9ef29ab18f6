import "server-only";
import { env } from "#env.ts";

/** Of every cookie that the site sets for itself: no script reads it, no other site sends it, and https alone carries it. */
export const ownCookie = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: env.SITE_URL.startsWith("https:"),
} as const;
