import "server-only";
import { ownPath } from "schemas/requests/own-path.ts";
import { planRedirect, redirectIdOf } from "schemas/requests/plan-redirect.ts";
import { z } from "zod";
import { client } from "#sanity/client.ts";
import { contentWriter } from "#sanity/drafts/content-writer.ts";
import type { WebhookMessage } from "#sanity/webhook/read-signed-message.ts";

const limitMs = 5000;

const stateSchema = z.object({
  slug: z.string().nullable().catch(null),
  isTaken: z.boolean(),
  destination: z.string().nullable().catch(null),
});

const options = () => ({ cache: "no-store" as const, signal: AbortSignal.timeout(limitMs) });

const stateQuery = `{
  "slug": *[_id == $id][0].slug.current,
  "isTaken": defined(*[_type == $type && slug.current == $previousSlug][0]),
  "destination": *[_id == $redirectId][0].destination
}`;

/**
 * The Studio writes the redirect of a page that moves together with it. Whatever else publishes (a release, an import, a script)
 * does not: then it is written here, from what the service says of the page now. Throws an Error when the service does not answer
 * or refuses; without a token that may write, the log says which redirect is missing. A page that is new at an address ends the
 * redirect that an earlier move left there: it does not act while the page is there, and would again once that is taken off.
 */
export async function keepOldAddress(message: WebhookMessage): Promise<void> {
  const { _id, _type, slug, previousSlug, operation } = message;
  const from = ownPath(_type ?? "", previousSlug);
  if (!_id || slug === previousSlug) return;
  if (!from) return operation === "delete" ? undefined : endRedirect(ownPath(_type ?? "", slug));
  const parameters = { id: _id, type: _type, previousSlug, redirectId: redirectIdOf(from) };
  const state = stateSchema.parse(await client.fetch(stateQuery, parameters, options()));
  const plan = planRedirect(from, ownPath(_type ?? "", state.slug));
  if (!plan || state.isTaken || state.destination === plan.redirect.destination) return;
  const { source, destination } = plan.redirect;
  if (!contentWriter) {
    console.warn(
      `Publishes: ${source} is now ${destination}. Add the redirect, or set SANITY_API_WRITE_TOKEN.`,
    );
    return;
  }
  await contentWriter
    .transaction()
    .createOrReplace(plan.redirect)
    .delete(plan.obsoleteId)
    .commit({ signal: AbortSignal.timeout(limitMs) });
}

async function endRedirect(path: string | undefined): Promise<void> {
  if (!path || !contentWriter) return;
  const id = redirectIdOf(path);
  if (await client.fetch<boolean>("defined(*[_id == $id][0]._id)", { id }, options()))
    await contentWriter
      .transaction()
      .delete(id)
      .commit({ signal: AbortSignal.timeout(limitMs) });
}
