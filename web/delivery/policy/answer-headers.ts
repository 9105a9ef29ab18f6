import type { NextConfig } from "next";
import { contentPolicy } from "./content-policy.ts";

type Rule = Awaited<ReturnType<NonNullable<NextConfig["headers"]>>>[number];

const noFrame = "frame-ancestors 'none'";
/** What everything gets that is no page: nothing in it may run. */
const filePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; ${noFrame}`;
/** For a page whose inline scripts nobody could name: its host has a cache of its own, so nobody finished it. */
const unfinishedPagePolicy = contentPolicy({
  scripts: ["'unsafe-inline'"],
  hasStyleAttributes: true,
  countsVisits: true,
  framedBy: ["'none'"],
});

const ownPolicy = "media/|api/projects/[^/]+/files/";
const framing = { "X-Frame-Options": "DENY", "Cross-Origin-Opener-Policy": "same-origin" };

/**
 * The security headers of every answer, as rules for next.config.ts. What a page may run, it says itself (page-policy.ts). What
 * proxy.ts says comes in place of the policy here: it alone knows whether the Studio may frame a preview. Media and files
 * answer with a policy of their own, which Next would not put in place of one from here.
 */
export function answerHeaders(siteUrl: string, arePagesFinished: boolean): Rule[] {
  return [
    rule("/:path*", {
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy":
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
      ...(siteUrl.startsWith("https:") && {
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      }),
    }),
    { ...rule("/:path*", framing), missing: [{ type: "cookie", key: "__prerender_bypass" }] },
    rule("/(api|_next|built|media)/:path*", framing),
    rule(`/((?!${ownPolicy})[^.]*)`, {
      "Content-Security-Policy": arePagesFinished ? noFrame : unfinishedPagePolicy,
    }),
    rule(`/((?:_next|built|link-preview)/.*|(?!${ownPolicy}).*\\..*)`, {
      "Content-Security-Policy": filePolicy,
    }),
  ];
}

function rule(source: string, headers: Record<string, string>): Rule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
