import "server-only";
import { serviceClient } from "./service-client.ts";

/** Whether the database answers within two seconds. */
export async function isDatabaseReachable(): Promise<boolean> {
  const { error } = await serviceClient
    .from("users")
    .select("id")
    .limit(1)
    .abortSignal(AbortSignal.timeout(2000));
  return error === null;
}
