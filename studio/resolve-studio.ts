import { createClient } from "@sanity/client";
import { createMockAuthStore, createSourceFromConfig, type Source } from "sanity";
import config from "./sanity.config.ts";

/**
 * The configured Studio as Sanity resolves it for a signed-in owner, without a browser: for tests.
 * What it asks of the content API goes to `apiHost`.
 */
export async function resolveStudio(apiHost = "http://127.0.0.1:9"): Promise<Source> {
  const client = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
    useProjectHostname: false,
    apiHost,
  });
  const currentUser = { id: "owner", name: "Owner", email: "", roles: [], role: "administrator" };
  return createSourceFromConfig({ ...config, auth: createMockAuthStore({ client, currentUser }) });
}
