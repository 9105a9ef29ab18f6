import { createClient, type SanityClient } from "@sanity/client";
import { answers } from "../stack/addresses.ts";
import { lakeEnvironment } from "../stack/environment.ts";
import type { Settings } from "../stack/settings.ts";
import { withServer } from "../stack/with-server.ts";

type Place = { projectId?: string; dataset?: string; token?: string; apiHost?: string };

function open({ apiHost, ...place }: Place): SanityClient {
  const host = apiHost && { apiHost, useProjectHostname: false };
  return createClient({ ...place, ...host, apiVersion: "2025-02-19", useCdn: false });
}

/** The hosted project that the settings name. Throws an Error naming what is not set. */
export function openHosted(): SanityClient {
  const {
    NEXT_PUBLIC_SANITY_PROJECT_ID: projectId,
    NEXT_PUBLIC_SANITY_DATASET: dataset,
    SANITY_API_WRITE_TOKEN: token,
    SANITY_API_HOST: apiHost,
  } = process.env;
  if (!projectId || !dataset)
    throw new Error(
      "NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET say which hosted project; set both.",
    );
  if (!token) throw new Error("SANITY_API_WRITE_TOKEN is not set; make a token with Editor rights.");
  return open({ projectId, dataset, token, apiHost });
}

/** What is published in the hosted project that these settings name, to be read. Throws an Error when they name none. */
export function openPublished({
  NEXT_PUBLIC_SANITY_PROJECT_ID: projectId,
  NEXT_PUBLIC_SANITY_DATASET: dataset,
  SANITY_API_READ_TOKEN: token,
  SANITY_API_HOST: apiHost,
}: Record<string, string | undefined>): SanityClient {
  return open({ projectId, dataset, token, apiHost }).withConfig({ perspective: "published" });
}

/** Reads what is published, hosted or in the lake, whichever the settings choose. */
export async function readContent<Result>(
  settings: Settings,
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  return settings.isContentLocal ? withLake(settings, work) : work(openPublished(process.env));
}

/** The lake of this machine: the running one, or one that is started for the moment. */
export async function withLake<Result>(
  settings: Settings,
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  const client = open({
    projectId: "local",
    dataset: "production",
    token: "local",
    apiHost: settings.lakeUrl,
  });
  if (await answers(`${settings.lakeUrl}/v1/data/ping`)) return work(client);

  const env = { ...lakeEnvironment(settings), LAKE_WEBHOOK_URL: "", LAKE_WEBHOOK_SECRET: "" };
  return withServer({ folder: "lake", what: "The local lake", env }, () => work(client));
}
