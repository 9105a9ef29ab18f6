import "server-only";
import { cache } from "react";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";

type Client = Awaited<ReturnType<typeof openSession>>;

export type NotificationState = {
  unread: number;
  latest: string | null;
  /** What visitors sent and nobody has answered, which waits for the owner; a client has none. */
  leads: number;
  newest_lead: string | null;
};

/** How many notifications a signed-in user has not read, and when the last one came; the same of what visitors sent. */
export async function countNotifications(client: Client): Promise<NotificationState> {
  return await client
    .rpc("count_notifications")
    .single()
    .then(unwrap("The notifications could not be counted"));
}

/** The same for the page that is rendered, asked once for all its parts; undefined when it cannot be read. */
export const countShownNotifications = cache(async () =>
  countNotifications(await openSession()).catch(() => undefined),
);

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

const asked = z.union([
  // What stands in one line may be several: the files that somebody added.
  z.object({
    id: z
      .string()
      .max(40 * pageSize)
      .transform((ids) => ids.split(","))
      .pipe(z.array(z.uuid())),
  }),
  z.object({ project: z.uuid(), kinds: z.array(z.string().max(40)).max(20) }),
  z.object({ all: z.literal("yes") }),
]);

/** Marks some notifications as read, those of some kinds in a project, or all; what is left is the answer. */
export async function markRead(values: unknown): Promise<FormOutcome> {
  const { notifications } = await getTexts();
  const parsed = asked.safeParse(values);
  if (!parsed.success) return { status: 400, error: notifications.notSaid };
  const which = parsed.data;
  const client = await openWritableSession();
  const questions =
    "id" in which
      ? which.id.map((notification_id) => ({ notification_id }))
      : ["project" in which ? { project_id: which.project, kinds: which.kinds } : {}];
  const read = unwrap("What was read could not be stored");
  await Promise.all(questions.map((question) => client.rpc("read_notifications", question).then(read)));
  const text = "all" in which ? notifications.markedAllAsRead : notifications.markedAsRead;
  return { next: "/dashboard/notifications", done: { text }, answer: await countNotifications(client) };
}
