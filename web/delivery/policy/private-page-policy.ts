import "server-only";
import { createHash } from "node:crypto";
import { env } from "#env.ts";
import { askAboutError } from "#layout/page-script/ask-about-error.ts";
import { prefetchRules } from "#layout/prefetch/prefetch-rules.ts";
import { contentPolicy } from "./content-policy.ts";
import { outsideHosts } from "./outside-hosts.ts";

// The scripts that stand in the page without a nonce, since most of its layout is also that of static pages.
const ownScripts = [process.env.PAGE_SCRIPT ?? "", prefetchRules, askAboutError].map(
  (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
);

// A form that asks for a payment is answered with a redirect there; browsers hold that against the form, too.
const paymentPages = [...outsideHosts.stripe, ...(env.STRIPE_API_HOST ? [env.STRIPE_API_HOST] : [])];

/**
 * The policy of a page that is rendered for one request: Next puts this nonce on its own scripts. No such page counts visits:
 * its address may be a secret.
 * Only a verified preview may be shown in a frame, the Studio's: pass its origin.
 */
export function privatePagePolicy(nonce: string, previewedBy?: string): string {
  return contentPolicy({
    scripts: [`'nonce-${nonce}'`, ...ownScripts],
    hasStyleAttributes: true,
    isPreview: previewedBy !== undefined,
    framedBy: previewedBy ? ["'self'", previewedBy] : ["'none'"],
    formTargets: paymentPages,
  });
}
