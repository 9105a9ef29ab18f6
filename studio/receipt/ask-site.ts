import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import type { SanityClient } from "sanity";
import { settings } from "../settings.ts";

export type Receipt = {
  id: string;
  state: "working" | "live" | "failed";
  revision: string | null;
  operation: string | null;
  sentence: string;
  receivedAt: string;
  liveAt: string | null;
  canBeRefreshed: boolean;
};

const storedAs = "corner-pocket-receipts";

/** The content service does not let this person write, so that no site can know them for an editor. */
export class NotAnEditor extends Error {}

/** What became of a document's last publishes, newest first. Throws an Error when the site does not say. */
export async function readReceipts(client: SanityClient, documentId: string): Promise<Receipt[]> {
  const response = await askSite(client, "GET", { document: documentId });
  const { receipts }: { receipts: Receipt[] } = await response.json();
  return receipts;
}

/** Has the site show a publish again. Throws an Error when it does not answer. */
export async function refreshReceipt(client: SanityClient, id: string): Promise<void> {
  await askSite(client, "POST", { id });
}

async function askSite(
  client: SanityClient,
  method: string,
  query: Record<string, string>,
): Promise<Response> {
  const address = new URL(`/api/receipts?${new URLSearchParams(query)}`, settings.siteUrl);
  const headers = { Authorization: `Bearer ${await getSecret(client)}` };
  const response = await fetch(address, { method, headers, signal: AbortSignal.timeout(5000) });
  if (response.status === 401) sessionStorage.removeItem(storedAs);
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  return response;
}

/**
 * Only who may write to the dataset can make one: that is how the site knows an editor. Good for an hour, and kept as long as
 * the tab, so that not every page load leaves one in the dataset. Throws NotAnEditor.
 */
async function getSecret(client: SanityClient): Promise<string> {
  const known = JSON.parse(sessionStorage.getItem(storedAs) ?? "{}");
  if (known.expiresAt > Date.now() + 60_000) return known.secret;
  const { secret, expiresAt } = await createPreviewSecret(
    client,
    "receipts",
    window.location.origin,
    "studio",
  ).catch((error: unknown) => {
    const { statusCode } = error as { statusCode?: number };
    throw statusCode === 401 || statusCode === 403 ? new NotAnEditor() : error;
  });
  sessionStorage.setItem(storedAs, JSON.stringify({ secret, expiresAt: expiresAt.getTime() }));
  return secret;
}
