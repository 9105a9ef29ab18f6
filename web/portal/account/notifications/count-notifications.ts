import "server-only";
import { cache } from "react";
import { openSession } from "#supabase/open-session.ts";

type Client = Awaited<ReturnType<typeof openSession>>;

export type NotificationState = { unread: number; latest: string | null };

/** How many notifications a signed-in user has not read, and when the last one came. Throws an Error when it cannot be read. */
export async function countNotifications(client: Client): Promise<NotificationState> {
  const { data, error } = await client.rpc("count_notifications").single();
  if (error) throw new Error(`The notifications could not be counted (${error.code || "no answer"})`);
  return { unread: data.unread, latest: data.latest };
}

/** The same for the page that is rendered, asked once for all its parts; undefined when it cannot be read. */
export const countShownNotifications = cache(async () =>
  countNotifications(await openSession()).catch(() => undefined),
);
