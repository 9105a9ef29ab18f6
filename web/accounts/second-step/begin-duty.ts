import "server-only";
import { serviceClient } from "#supabase/service-client.ts";
import { isDutyByDefault } from "./is-duty-by-default.ts";

/**
 * Begins the seven days of an owner who has to have a second factor, at a sign-in, whatever it has proven so far: they open nothing.
 * That they could not begin keeps nobody from signing in; they begin with the next one.
 */
export async function beginDuty(userId: string): Promise<void> {
  const { error } = await serviceClient.rpc("begin_duty", { of_user: userId, by_default: isDutyByDefault });
  if (error) console.error("Whether somebody has to have a second factor could not be noted:", error.message);
}
