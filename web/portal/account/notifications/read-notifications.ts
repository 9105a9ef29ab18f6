import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

export const pageSize = 30;

const moment = z.iso.datetime({ offset: true }).optional().catch(undefined);

/** The moment before which a page begins, as its address says. */
export function readMoment(value: unknown): string | undefined {
  return moment.parse(value);
}

/** A page of the signed-in user's notifications, the newest first. */
export async function readNotifications({ before, onlyUnread }: { before?: string; onlyUnread: boolean }) {
  const client = await openSession();
  return await client
    .rpc("list_notifications", {
      before,
      most: pageSize,
      only_unread: onlyUnread,
    })
    .then(unwrap("The notifications could not be read"));
}

export type Notification = Awaited<ReturnType<typeof readNotifications>>[number];
