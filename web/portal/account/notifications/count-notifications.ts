import "server-only";
import { cache } from "react";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

type Client = Awaited<ReturnType<typeof openSession>>;

export type NotificationState = { unread: number; latest: string | null };

/** How many notifications a signed-in user has not read, and when the last one came. */
export async function countNotifications(client: Client): Promise<NotificationState> {
  const data = await client
    .rpc("count_notifications")
    .single()
    .then(unwrap("The notifications could not be counted"));
  return { unread: data.unread, latest: data.latest };
}

/** The same for the page that is rendered, asked once for all its parts; undefined when it cannot be read. */
export const countShownNotifications = cache(async () =>
  countNotifications(await openSession()).catch(() => undefined),
);
