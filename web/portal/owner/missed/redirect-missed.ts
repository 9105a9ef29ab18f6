import "server-only";
import { createHash } from "node:crypto";
import { redirectIdOf } from "schemas/requests/plan-redirect.ts";
import { contentWriter } from "#sanity/drafts/content-writer.ts";

const limitMs = 5000;

/** Whether a redirect can be made here: hosted Sanity wants a token for it. */
export const canRedirect = contentWriter !== undefined;

/**
 * Publishes a redirect from an address to a page. One that somebody made from the very same address is replaced, one from another
 * address never. Throws an Error when the content service does not answer or refuses.
 */
export async function redirectMissed(source: string, destination: string): Promise<void> {
  if (!contentWriter) throw new Error("SANITY_API_WRITE_TOKEN is not set");
  const options = () => ({ signal: AbortSignal.timeout(limitMs) });
  const usual = redirectIdOf(source);
  const known = await contentWriter.fetch<{ _id: string; source?: string }[]>(
    `*[_type == "redirect" && (source == $source || _id == $usual) && !(_id in path("drafts.**"))]{_id, source}`,
    { source, usual },
    { ...options(), cache: "no-store" },
  );
  const own = known.find((redirect) => redirect.source === source)?._id;
  const isFree = usual.length <= 100 && known.length === 0;
  const _id =
    own ??
    (isFree ? usual : `redirect-from-${createHash("sha256").update(source).digest("hex").slice(0, 24)}`);
  await contentWriter.createOrReplace(
    { _id, _type: "redirect", source, destination, isPermanent: true },
    options(),
  );
}
