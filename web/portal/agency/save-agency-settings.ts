import "server-only";
import { emailAddress } from "schemas/requests/email-address.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";

const request = z.object({
  notification_email: emailAddress.or(z.literal("").transform(() => null)),
  version: z.coerce.number().int(),
});

/** Sets where notices to the owner go, unless somebody has set it since. Throws an Error when it cannot be done. */
export async function saveAgencySettings(values: unknown) {
  const asked = request.safeParse(values);
  if (!asked.success) return { answer: "address", status: 400 as const };
  const session = await openWritableSession();
  const { data, error } = await session
    .from("agency_settings")
    .update({ notification_email: asked.data.notification_email })
    .eq("version", asked.data.version)
    .select("version");
  if (error) throw new Error(`The settings could not be saved (${error.code || "no answer"})`);
  return data.length > 0 ? "saved" : { answer: "stale", status: 409 as const };
}
