import "server-only";
import { emailAddress } from "schemas/requests/email-address.ts";
import { versioned } from "schemas/requests/versioned.ts";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { changedMeanwhile, wrongRequest } from "#ui/saved-form/request-outcome.ts";

export async function readAgencySettings(): Promise<{ notification_email: string | null; version: number }> {
  const session = await openSession();
  return await session
    .from("agency_settings")
    .select("notification_email, version")
    .single()
    .then(unwrap("The settings could not be read"));
}

const createRequest = (wrongEmail: string) =>
  z.object({
    notification_email: z.union([z.literal("").transform(() => null), emailAddress], { error: wrongEmail }),
    ...versioned,
  });

/** Sets where notices to the owner go, unless somebody has set it since. */
export async function saveAgencySettings(values: unknown): Promise<FormOutcome> {
  const { notices } = (await getTexts()).agency;
  const asked = createRequest(notices.wrongEmail).safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const { version, notification_email } = asked.data;
  const session = await openWritableSession();
  const data = await session
    .from("agency_settings")
    .update({ notification_email })
    .eq("version", version)
    .select("version")
    .then(unwrap("The settings could not be saved"));
  if (data.length > 0) {
    const text = notification_email ? notices.saved(notification_email) : notices.savedOwn;
    return { next: "/dashboard/owner/settings/agency", done: { text } };
  }
  const stored = await readAgencySettings();
  return changedMeanwhile({ [notices.email]: stored.notification_email ?? "" }, stored.version);
}
