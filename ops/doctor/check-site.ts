import { createHmac } from "node:crypto";
import type { Env } from "../../web/env.ts";
import { isPublicHost } from "../connect/public-site.ts";
import { type Finding, right, wrong } from "./finding.ts";
import { ask, type Reach } from "./reach.ts";

/** Whether visitors reach the site and the owner the Studio, and whether the site runs with these very settings. */
export async function checkSite(env: Env, reach: Reach): Promise<Finding[]> {
  const findings: Finding[] = [];
  const isPublic = isPublicHost(new URL(env.SITE_URL).hostname);
  if (isPublic && !env.SITE_URL.startsWith("https:"))
    findings.push(wrong("SITE_URL begins with http:", "Use https:, or sign-in cookies travel in the open."));
  const health = await ask(reach, `${env.SITE_URL}/api/health`);
  if (!health?.ok) return [...findings, wrong("The site does not answer at SITE_URL", "Start or deploy it.")];
  findings.push(
    right("The site answers"),
    await checkAddress(env, reach),
    await checkContentHook(env, reach),
    await checkBackground(env, reach),
  );
  if (env.STRIPE_WEBHOOK_SECRET) findings.push(await checkStripeHook(env, env.STRIPE_WEBHOOK_SECRET, reach));
  if (env.STUDIO_URL)
    findings.push(
      (await ask(reach, env.STUDIO_URL))
        ? right("The Studio answers")
        : wrong("The Studio does not answer at STUDIO_URL", "Deploy studio/dist, or correct the address."),
    );
  return findings;
}

/** The site says its own address there. */
async function checkAddress(env: Env, reach: Reach): Promise<Finding> {
  const robots = await ask(reach, `${env.SITE_URL}/robots.txt`);
  return (await robots?.text())?.includes(`${env.SITE_URL}/sitemap.xml`)
    ? right("The site knows its address")
    : wrong(
        "The site takes another address for its own",
        "It runs with another SITE_URL: set it and start anew.",
      );
}

/** A signed message about nothing: the site passes it over when it knows the secret. */
async function checkContentHook(env: Env, reach: Reach): Promise<Finding> {
  const body = JSON.stringify({ _id: "doctor", _type: "doctor", operation: "update" });
  const at = Date.now();
  const signature = createHmac("sha256", env.SANITY_REVALIDATE_SECRET)
    .update(`${at}.${body}`)
    .digest("base64url");
  const response = await ask(reach, `${env.SITE_URL}/api/revalidate`, {
    method: "POST",
    body,
    headers: { "sanity-webhook-signature": `t=${at},v1=${signature}` },
  });
  return response?.ok
    ? right("The site takes the webhook's signature")
    : wrong(
        "The site refuses the webhook's signature",
        "It runs with another SANITY_REVALIDATE_SECRET, or its clock is more than five minutes off.",
      );
}

/** The same for Stripe: an event of no kind that the site handles. https://docs.stripe.com/webhooks#verify-manually */
async function checkStripeHook(env: Env, secret: string, reach: Reach): Promise<Finding> {
  const livemode = Boolean(env.STRIPE_SECRET_KEY?.includes("_live_"));
  const body = JSON.stringify({
    id: "evt_doctor",
    object: "event",
    type: "doctor",
    livemode,
    data: { object: {} },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  const response = await ask(reach, `${env.SITE_URL}/api/stripe`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "stripe-signature": `t=${at},v1=${signature}` },
  });
  return response?.ok
    ? right("The site takes Stripe's signature")
    : wrong(
        "The site refuses Stripe's signature",
        "It runs with another STRIPE_WEBHOOK_SECRET, or without one.",
      );
}

/** Without the secret it says whether there is one; with it, it would do the work. */
async function checkBackground(env: Env, reach: Reach): Promise<Finding> {
  const response = await ask(reach, `${env.SITE_URL}/api/background`, { method: "POST" });
  const isSet = response?.status === 401;
  if (isSet === Boolean(env.CRON_SECRET))
    return right("The site knows who may set its background work going");
  return wrong(
    isSet ? "The site has a CRON_SECRET that is not set here" : "The site runs without this CRON_SECRET",
    "Set the same for both: the host's cron sends it.",
  );
}
