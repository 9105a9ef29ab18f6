import { createHmac } from "node:crypto";
import type { Env } from "../../web/env.ts";
import { ask, type Finding, right, wrong } from "./finding.ts";

/** Whether visitors reach the site and the owner the Studio, and whether the site takes the webhook's signature. */
export async function checkSite(env: Env): Promise<Finding[]> {
  const findings: Finding[] = [];
  const isPublic = !/^https?:\/\/(localhost|127\.)/.test(env.SITE_URL);
  if (isPublic && !env.SITE_URL.startsWith("https:"))
    findings.push(wrong("SITE_URL begins with http:", "Use https:, or sign-in cookies travel in the open."));
  const health = await ask(`${env.SITE_URL}/api/health`);
  if (!health?.ok) return [...findings, wrong("The site does not answer at SITE_URL", "Start or deploy it.")];
  findings.push(right("The site answers"), await checkWebhook(env));
  if (env.STUDIO_URL)
    findings.push(
      (await ask(env.STUDIO_URL))
        ? right("The Studio answers")
        : wrong("The Studio does not answer at STUDIO_URL", "Deploy studio/dist, or correct the address."),
    );
  return findings;
}

/** A signed message about nothing: the site passes it over when it knows the secret. */
async function checkWebhook(env: Env): Promise<Finding> {
  const body = JSON.stringify({ _id: "doctor", _type: "doctor", operation: "update" });
  const at = Date.now();
  const signature = createHmac("sha256", env.SANITY_REVALIDATE_SECRET)
    .update(`${at}.${body}`)
    .digest("base64url");
  const response = await ask(`${env.SITE_URL}/api/revalidate`, {
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
