import { createClient } from "@sanity/client";
import { createMockAuthStore, createSourceFromConfig, type Source } from "sanity";
import config from "./sanity.config.ts";

/** The configured Studio as Sanity resolves it for a signed-in owner, without a browser or a network: for tests. */
export async function resolveStudio(): Promise<Source> {
  const client = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    useCdn: false,
  });
  const currentUser = { id: "owner", name: "Owner", email: "", roles: [], role: "administrator" };
  return createSourceFromConfig({ ...config, auth: createMockAuthStore({ client, currentUser }) });
}
