import { createClient } from "@sanity/client";
import type { Env } from "../../web/env.ts";
import { ask, type Finding, right, unknown, wrong } from "./finding.ts";

/** Whether the content service answers, what the token may read, and whether the Studio's origin is let in. */
export async function checkContent(env: Env): Promise<Finding[]> {
  const client = createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    dataset: env.NEXT_PUBLIC_SANITY_DATASET,
    token: env.SANITY_API_READ_TOKEN,
    apiVersion: "2025-02-19",
    useCdn: false,
    maxRetries: 0,
    ...(env.SANITY_API_HOST ? { apiHost: env.SANITY_API_HOST, useProjectHostname: false } : {}),
  });
  const documents = await client
    .fetch<number>(`count(*[_type == "siteSettings"])`)
    .catch((error: { statusCode?: number }) => error.statusCode ?? null);
  if (documents === null || documents > 1) return [contentFailure(documents)];
  const findings = [
    right("The content service answers"),
    documents === 1
      ? right("The dataset has content")
      : wrong("The dataset is empty", "Run `npm run content:push` or `node content/import.ts`."),
  ];
  findings.push(await checkDrafts(env, client), await checkWriting(env, client));
  findings.push(await checkOrigin(env, client.getUrl("/check/cors")));
  return findings;
}

function contentFailure(status: number | null): Finding {
  if (status === null)
    return wrong(
      "The content service does not answer",
      "Check NEXT_PUBLIC_SANITY_PROJECT_ID and the network.",
    );
  if (status === 401 || status === 403)
    return wrong(
      "The content service refuses SANITY_API_READ_TOKEN",
      "Make a token with Viewer rights and set it.",
    );
  return wrong(
    `The content service answers ${status}`,
    "Check NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET.",
  );
}

async function checkDrafts(env: Env, client: ReturnType<typeof createClient>): Promise<Finding> {
  if (!env.SANITY_API_READ_TOKEN && !env.SANITY_API_HOST)
    return wrong("Previews cannot read drafts", "Set SANITY_API_READ_TOKEN to a token with Viewer rights.");
  const canRead = await client.fetch("count(*)", {}, { perspective: "drafts" }).then(
    () => true,
    () => false,
  );
  return canRead
    ? right("Previews can read drafts")
    : wrong("SANITY_API_READ_TOKEN may not read drafts", "Make a token with Viewer rights.");
}

/** Whether the site may make drafts of finished projects: a dry run changes nothing. */
async function checkWriting(env: Env, client: ReturnType<typeof createClient>): Promise<Finding> {
  const token = env.SANITY_API_WRITE_TOKEN;
  if (!token && !env.SANITY_API_HOST)
    return unknown(
      "The site makes no drafts of finished projects: SANITY_API_WRITE_TOKEN is not set",
      "Besides, only the redirect of a page that a release or a script moved needs it.",
    );
  const canWrite = await client
    .withConfig({ token })
    .create({ _id: "drafts.doctor", _type: "caseStudy" }, { dryRun: true })
    .then(
      () => true,
      () => false,
    );
  return canWrite
    ? right("The site can make drafts of finished projects")
    : wrong("SANITY_API_WRITE_TOKEN may not write", "Make a token with Editor rights, or leave it out.");
}

async function checkOrigin(env: Env, address: string): Promise<Finding> {
  if (!env.STUDIO_URL)
    return wrong("STUDIO_URL is not set", "Set it to the Studio's address: previews and receipts need it.");
  const response = await ask(address, { headers: { Origin: env.STUDIO_URL } });
  const answer: unknown = await response?.json().catch(() => undefined);
  if (typeof answer !== "object" || answer === null || !("result" in answer))
    return unknown("Whether the Studio's origin is let in", "Look under API → CORS origins.");
  return JSON.stringify(answer.result).includes('"allowed":true')
    ? right("The Studio's origin is let in")
    : wrong(
        "The Studio's origin is not let in",
        "Add STUDIO_URL under API → CORS origins, with credentials.",
      );
}
