import { z } from "zod";
import type { Env } from "../../web/env.ts";
import { publicDataset } from "../connect/public-dataset.ts";
import { type Finding, right, unknown, wrong } from "./finding.ts";
import { ask, type Reach, readJson } from "./reach.ts";

const result = z.object({ result: z.unknown() });
const siteSettings = z.object({ agencyName: z.string(), contactEmail: z.email(), timeZone: z.string() });

export type Content = { findings: Finding[]; contactEmail?: string };

/** Whether the content service answers, what the tokens may do, and whether the Studio's origin is let in. */
export async function checkContent(env: Env, reach: Reach): Promise<Content> {
  const query = (groq: string, token = env.SANITY_API_READ_TOKEN, perspective = "published") =>
    ask(reach, addressOf(env, `data/query/${env.NEXT_PUBLIC_SANITY_DATASET}`, { query: groq, perspective }), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const read = await query(`{"settings": *[_id == "siteSettings"][0]{agencyName, contactEmail, timeZone}}`);
  if (!read?.ok) return { findings: [contentFailure(read?.status)] };
  const found = result.safeParse(await readJson(read)).data?.result;
  const settings = siteSettings.safeParse(Object(found).settings);
  const open = result.safeParse(await readJson(await query("count(*)", ""))).data?.result;
  return {
    contactEmail: settings.data?.contactEmail,
    findings: [
      right("The content service answers"),
      checkSettings(Object(found).settings, settings),
      await checkDrafts(env, await query("count(*)", undefined, "drafts")),
      await checkWriting(env, reach),
      ...(env.SANITY_API_HOST ? [] : [checkPrivacy(env, open)]),
      ...(env.SANITY_API_READ_TOKEN && !env.SANITY_API_HOST ? [await checkReader(env, reach)] : []),
      await checkOrigin(env, reach),
    ],
  };
}

function addressOf(env: Env, path: string, parameters: Record<string, string> = {}): string {
  const host = env.SANITY_API_HOST ?? `https://${env.NEXT_PUBLIC_SANITY_PROJECT_ID}.api.sanity.io`;
  const url = new URL(`${host}/v2025-02-19/${path}`);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function contentFailure(status: number | undefined): Finding {
  if (status === undefined)
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

function checkSettings(found: unknown, settings: ReturnType<typeof siteSettings.safeParse>): Finding {
  if (!found) return wrong("The dataset is empty", "Run `npm run content:push` or `node content/import.ts`.");
  if (settings.success) return right("The dataset has content");
  const missing = settings.error.issues.map(({ path }) => path.join("."));
  return wrong(
    `The site settings lack ${missing.join(", ")}`,
    "Fill them in and publish: mails, calls and this check need them.",
  );
}

async function checkDrafts(env: Env, drafts: Response | undefined): Promise<Finding> {
  if (!env.SANITY_API_READ_TOKEN && !env.SANITY_API_HOST)
    return wrong("Previews cannot read drafts", "Set SANITY_API_READ_TOKEN to a token with Viewer rights.");
  return drafts?.ok
    ? right("Previews can read drafts")
    : wrong("SANITY_API_READ_TOKEN may not read drafts", "Make a token with Viewer rights.");
}

/** Whether a token may write: a dry run changes nothing. */
async function mayWrite(env: Env, reach: Reach, token: string | undefined): Promise<boolean> {
  const address = addressOf(env, `data/mutate/${env.NEXT_PUBLIC_SANITY_DATASET}`, { dryRun: "true" });
  const response = await ask(reach, address, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ mutations: [{ create: { _id: "drafts.doctor", _type: "caseStudy" } }] }),
  });
  return response?.ok === true;
}

async function checkWriting(env: Env, reach: Reach): Promise<Finding> {
  const token = env.SANITY_API_WRITE_TOKEN;
  if (!token && !env.SANITY_API_HOST)
    return unknown(
      "The site makes no drafts and no redirects: SANITY_API_WRITE_TOKEN is not set",
      "The owner's buttons for both then lead to the Studio.",
    );
  return (await mayWrite(env, reach, token))
    ? right("The site can make drafts of finished projects")
    : wrong("SANITY_API_WRITE_TOKEN may not write", "Make a token with Editor rights, or leave it out.");
}

/** Guides for the owner alone are content, too. */
function checkPrivacy({ SANITY_DATASET_ACCESS }: Env, open: unknown): Finding {
  const isPublic = typeof open === "number" && open > 0;
  if (!isPublic) return right("The dataset is private");
  if (SANITY_DATASET_ACCESS === "public")
    return right(`The dataset is public, as SANITY_DATASET_ACCESS says. ${publicDataset}`);
  return wrong(
    "The dataset is public: anybody may read the guides of the portal",
    "Make NEXT_PUBLIC_SANITY_DATASET private under Datasets. Where the plan has no private datasets, docs/hosting.md says what SANITY_DATASET_ACCESS=public means.",
  );
}

async function checkReader(env: Env, reach: Reach): Promise<Finding> {
  return (await mayWrite(env, reach, env.SANITY_API_READ_TOKEN))
    ? wrong("SANITY_API_READ_TOKEN may write", "It reads previews: make one with Viewer rights alone.")
    : right("The token of the previews may not write");
}

async function checkOrigin(env: Env, reach: Reach): Promise<Finding> {
  if (!env.STUDIO_URL)
    return wrong("STUDIO_URL is not set", "Set it to the Studio's address: previews and receipts need it.");
  const response = await ask(reach, addressOf(env, "check/cors"), { headers: { Origin: env.STUDIO_URL } });
  const cors = z
    .object({ result: z.object({ allowed: z.boolean(), withCredentials: z.boolean().optional() }) })
    .safeParse(await readJson(response)).data?.result;
  if (!cors) return unknown("Whether the Studio's origin is let in", "Look under API → CORS origins.");
  if (cors.allowed && cors.withCredentials !== false) return right("The Studio's origin is let in");
  return wrong(
    cors.allowed ? "The Studio's origin is let in without credentials" : "The Studio's origin is not let in",
    "Add STUDIO_URL under API → CORS origins, with credentials, or run `npm run connect -- sanity`.",
  );
}
