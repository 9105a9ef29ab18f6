import "server-only";
import { classifyHref } from "schemas/requests/classify-href.ts";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";
import { canRedirect, redirectMissed } from "./redirect-missed.ts";

export const missedPerPage = 30;

/** A page of the addresses that visitors did not find, those most often asked for first. */
export async function readMissed(page: number) {
  const client = await openSession();
  const first = (page - 1) * missedPerPage;
  const { rows, count } = await client
    .from("missed_addresses")
    .select("path, requests, last_at", { count: "exact" })
    .order("requests", { ascending: false })
    .order("path")
    .range(first, first + missedPerPage - 1)
    .then(unwrapPage("The missed addresses could not be read"));
  return { missed: rows, total: count };
}

const ownPage = submittedText(300).refine(
  (path) => path.startsWith("/") && classifyHref(path) === "this site",
);
const change = z.discriminatedUnion("action", [
  z.object({ action: z.literal("redirect"), path: submittedText(300), destination: ownPage }),
  z.object({ action: z.literal("forget"), path: submittedText(300) }),
]);

/** Leads an address of the list to a page, or takes it off the list; the redirect is there first. */
export async function changeMissed(values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const { action, path } = asked.data;
  const missed = (await openWritableSession()).from("missed_addresses");
  const known = await missed.select("path").eq("path", path).then(unwrap("The address could not be read"));
  if (known.length === 0) return ownerRefused("not-missed");
  if (action === "redirect") {
    const { destination } = asked.data;
    if (!canRedirect || destination.replace(/[?#].*$/, "") === path) return ownerRefused("refused");
    await redirectMissed(path, destination);
  }
  await missed.delete().eq("path", path).then(unwrap("The address could not be taken off the list"));
  return ownerDid(action === "redirect" ? "redirected" : "forgotten");
}
