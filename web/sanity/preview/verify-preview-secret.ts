import "server-only";
import { urlSearchParamPreviewSecret, validatePreviewUrl } from "@sanity/preview-url-secret";
import { previewClient } from "./preview-client.ts";

const secretClient = previewClient.withConfig({ stega: false });

/**
 * Whether the Studio gave this address out: its secret stands in the dataset, where only an editor can have written it
 * within the last hour. Answers the path to show and what of it (drafts, published, a release), if any. Throws an Error when the content service does not answer.
 */
export async function verifyPreviewAddress(address: string) {
  const { isValid, redirectTo, studioPreviewPerspective } = await validatePreviewUrl(secretClient, address);
  return { isValid, path: redirectTo, perspective: studioPreviewPerspective };
}

/** The same for a secret that came by itself. */
export async function isPreviewSecret(secret: string): Promise<boolean> {
  const query = new URLSearchParams({ [urlSearchParamPreviewSecret]: secret });
  return (await verifyPreviewAddress(`/?${query}`)).isValid;
}
