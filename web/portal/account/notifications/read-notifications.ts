import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";

export const pageSize = 30;

const moment = z.iso.datetime({ offset: true }).optional().catch(undefined);

/** The moment before which a page begins, as its address says. */
export function readMoment(value: unknown): string | undefined {
  return moment.parse(value);
}

/** A page of the signed-in user's notifications, the newest first. Throws an Error when they cannot be read. */
export async function readNotifications({ before, onlyUnread }: { before?: string; onlyUnread: boolean }) {
  const client = await openSession();
  const { data, error } = await client.rpc("list_notifications", {
    before,
    most: pageSize,
    only_unread: onlyUnread,
  });
  if (error) throw new Error(`The notifications could not be read (${error.code || "no answer"})`);
  return data;
}

export type Notification = Awaited<ReturnType<typeof readNotifications>>[number];
