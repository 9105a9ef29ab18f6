import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { answers } from "../stack/addresses.ts";
import { lakeEnvironment } from "../stack/environment.ts";
import { root, type Settings } from "../stack/settings.ts";

const apiVersion = "2025-02-19";

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
  return createClient({
    projectId,
    dataset,
    token,
    apiVersion,
    useCdn: false,
    ...(apiHost && { apiHost, useProjectHostname: false }),
  });
}

/** The lake of this machine: the running one, or one that is started for the moment. */
export async function withLake<Result>(
  settings: Settings,
  work: (client: SanityClient) => Promise<Result>,
): Promise<Result> {
  const client = createClient({
    projectId: "local",
    dataset: "production",
    token: "local",
    apiVersion,
    apiHost: settings.lakeUrl,
    useProjectHostname: false,
    useCdn: false,
  });
  if (await answers(`${settings.lakeUrl}/v1/data/ping`)) return work(client);

  const lake = spawn(process.execPath, [join(root, "local", "lake", "main.ts")], {
    env: { ...process.env, ...lakeEnvironment(settings), LAKE_WEBHOOK_URL: "", LAKE_WEBHOOK_SECRET: "" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(lake, "exit");
  try {
    const [message] = await Promise.race([once(lake, "message"), ended]);
    if (typeof message !== "object") throw new Error("The local lake did not start.");
    return await work(client);
  } finally {
    if (lake.connected) lake.disconnect();
    await ended;
  }
}
