import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "#env.ts";
import { newSecret } from "#private-links/private-link.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { ownCookie } from "#supabase/own-cookie.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { wrongRequest } from "#ui/saved-form/request-outcome.ts";

const page = "/dashboard/owner/calls";
const newAddressCookie = "new-calendar-address";
const shownSeconds = 60;

/** When the signed-in owner's calendar got its address, if it has one, and the address itself where it was made just now. */
export async function readCalendarLink(): Promise<{ madeAt: string | null; address: string | null }> {
  const session = await openSession();
  const links = await session
    .from("private_links")
    .select("created_at")
    .eq("purpose", "calendar")
    .then(unwrap("The calendar's address could not be read"));
  const madeAt = links[0]?.created_at ?? null;
  const token = (await cookies()).get(newAddressCookie)?.value;
  return { madeAt, address: madeAt && token ? `${env.SITE_URL}/api/calendar/${token}` : null };
}

const change = z.object({ action: z.enum(["renew", "end"]) });

/** Gives the owner's calendar a new address, shown for a minute and never again, or ends the one it has. */
export async function changeCalendarLink(values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { calendar } = (await getTexts()).calls;
  const session = await openWritableSession();
  const jar = await cookies();
  const read = unwrap("The calendar's address could not be changed");
  if (asked.data.action === "end") {
    await session.from("private_links").delete().eq("purpose", "calendar").then(read);
    jar.delete({ name: newAddressCookie, path: page });
    return { next: page, done: { text: calendar.ended } };
  }
  const { token, hash } = newSecret();
  await session.rpc("renew_calendar_link", { token_hash: hash }).then(read);
  jar.set(newAddressCookie, token, { ...ownCookie, path: page, maxAge: shownSeconds });
  return { next: page, done: { text: calendar.made } };
}
