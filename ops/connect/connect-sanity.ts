import { z } from "zod";
import { siteWebhookProjection } from "../../bin/stack/site-webhook.ts";
import type { Connection, Settings, Step } from "./connection.ts";
import { publicDataset } from "./public-dataset.ts";
import { publicAddress } from "./public-site.ts";
import { secretOf, type VendorRequest } from "./vendor-request.ts";

const token = "SANITY_AUTH_TOKEN" as const;

const datasets = z.array(z.object({ name: z.string(), aclMode: z.string().nullish() }));
const origins = z.array(z.object({ origin: z.string(), allowCredentials: z.boolean() }));
const hook = z.object({
  id: z.string(),
  url: z.string(),
  dataset: z.string().nullish(),
  rule: z
    .object({
      on: z.array(z.string()).nullish(),
      filter: z.string().nullish(),
      projection: z.string().nullish(),
    })
    .nullish(),
  includeDrafts: z.boolean().nullish(),
  isDisabledByUser: z.boolean().nullish(),
});
const hooks = z.array(hook);
const made = z.object({ token: z.string().optional(), key: z.string().optional() });

/**
 * A Sanity project: a dataset, private unless the settings say otherwise, the Studio's origin, two tokens with no more rights than they need, and the webhook. From
 * https://www.sanity.io/docs/http-reference/projects-api and https://www.sanity.io/docs/http-reference/webhooks; tokens as
 * `sanity tokens add` of the pinned @sanity/cli makes them.
 */
export function connectSanity(settings: Settings): Connection {
  const project = settings.NEXT_PUBLIC_SANITY_PROJECT_ID;
  const dataset = settings.NEXT_PUBLIC_SANITY_DATASET;
  if (!project || project === "local")
    throw new Error(
      "NEXT_PUBLIC_SANITY_PROJECT_ID is not set. Make a project first: npx sanity projects create.",
    );
  if (!dataset) throw new Error("NEXT_PUBLIC_SANITY_DATASET is not set. “production” will do.");
  const aclMode = settings.SANITY_DATASET_ACCESS === "public" ? "public" : "private";
  const studio = publicAddress("STUDIO_URL", settings.STUDIO_URL);
  const projects = `https://api.sanity.io/v2021-06-07/projects/${project}`;
  const webhooks = hooksAddress(project);
  const wanted = webhook(settings, dataset);
  const ask = (url: string): VendorRequest => ({ method: "GET", url, token });
  return {
    reads: [ask(`${projects}/datasets`), ask(`${projects}/cors`), ask(webhooks)],
    plan(answers = []): Step[] {
      const hasDataset = (datasets.safeParse(answers[0]).data ?? []).some(({ name }) => name === dataset);
      const isLetIn = (origins.safeParse(answers[1]).data ?? []).some(
        ({ origin, allowCredentials }) => origin === studio && allowCredentials,
      );
      const own = (hooks.safeParse(answers[2]).data ?? []).find(({ url }) => url === wanted.url);
      const steps: Step[] = [];
      if (!hasDataset)
        steps.push({
          what: `Dataset: ${dataset}, ${aclMode}${aclMode === "public" ? `. ${publicDataset}` : ""}`,
          request: { ...ask(`${projects}/datasets/${dataset}`), method: "PUT", json: { aclMode } },
        });
      if (!isLetIn) {
        const json = { origin: studio, allowCredentials: true };
        steps.push({
          what: `CORS: ${studio}, with credentials`,
          request: { ...ask(`${projects}/cors`), method: "POST", json },
        });
      }
      if (!settings.SANITY_API_READ_TOKEN) steps.push(tokenStep(project, "SANITY_API_READ_TOKEN", "viewer"));
      if (!settings.SANITY_API_WRITE_TOKEN)
        steps.push(tokenStep(project, "SANITY_API_WRITE_TOKEN", "editor"));
      return [...steps, ...hookStep(webhooks, wanted, own)];
    },
  };
}

function hooksAddress(project: string): string {
  return `https://${project}.api.sanity.io/v2025-02-19/hooks/projects/${project}`;
}

function webhook(settings: Settings, dataset: string) {
  return {
    type: "document",
    name: "Site",
    description: "Tells the site of what is published.",
    url: `${publicAddress("SITE_URL", settings.SITE_URL)}/api/revalidate`,
    dataset,
    rule: { on: ["create", "update", "delete"], filter: "", projection: siteWebhookProjection },
    apiVersion: "v2025-02-19",
    httpMethod: "POST",
    includeDrafts: false,
    includeAllVersions: false,
    headers: {},
    secret: secretOf("SANITY_REVALIDATE_SECRET"),
    isDisabledByUser: false,
  };
}

/** What is wrong with a webhook that points to the site, in the words of its settings; nothing when it is as it should be. */
function findHookFaults(wanted: ReturnType<typeof webhook>, known: z.infer<typeof hook>): string[] {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, "");
  return [
    ...(known.dataset !== wanted.dataset && known.dataset !== "*" ? ["dataset"] : []),
    ...(wanted.rule.on.some((event) => !known.rule?.on?.includes(event)) ? ["trigger on"] : []),
    ...(plain(known.rule?.filter) === "" ? [] : ["filter"]),
    ...(plain(known.rule?.projection) === plain(wanted.rule.projection) ? [] : ["projection"]),
    ...(known.includeDrafts ? ["drafts"] : []),
    ...(known.isDisabledByUser ? ["disabled"] : []),
  ];
}

function hookStep(
  webhooks: string,
  wanted: ReturnType<typeof webhook>,
  known: z.infer<typeof hook> | undefined,
): Step[] {
  const request: VendorRequest = { method: "POST", url: webhooks, token, json: wanted };
  if (!known) return [{ what: `Webhook: ${wanted.url}`, request }];
  const faults = findHookFaults(wanted, known);
  if (faults.length === 0) return [];
  const { secret: _, ...json } = wanted;
  return [
    {
      what: `Webhook: ${wanted.url}, whose ${faults.join(", ")} ${faults.length > 1 ? "differ" : "differs"}`,
      request: { ...request, method: "PATCH", url: `${webhooks}/${known.id}`, json },
    },
  ];
}

function tokenStep(project: string, name: string, role: "viewer" | "editor"): Step {
  return {
    what: `Token: ${name}, as ${role}`,
    request: {
      method: "POST",
      url: `https://api.sanity.io/v2025-07-11/access/project/${project}/robots`,
      token,
      json: {
        label: `Site (${role})`,
        memberships: [{ resourceId: project, resourceType: "project", roleNames: [role] }],
      },
    },
    keep(answer) {
      const { token: value, key } = made.parse(answer);
      return `${name}=${value ?? key}`;
    },
  };
}
