import "server-only";
import { env } from "#env.ts";
import { isOnThisMachine } from "#supabase/is-on-this-machine.ts";

/** Whether owners have to have a second factor as long as none of them has said: everywhere but on the embedded backend. */
export const isDutyByDefault = !isOnThisMachine(env.SUPABASE_URL);
