import { Suspense } from "react";
import { FollowSession } from "#accounts/sign-out/follow-session.client.tsx";
import type { SessionUser } from "#session/session-user.ts";
import { FollowNews } from "../notifications/follow-news.client.tsx";
import { countShownNotifications } from "../notifications/stored-notifications.ts";

/** Keeps a portal page in step with what happens elsewhere: to the session, and in the projects. No page waits for it. */
export function Follow({ user }: { user: SessionUser }) {
  return (
    <Suspense>
      <Following user={user} />
    </Suspense>
  );
}

async function Following({ user }: { user: SessionUser }) {
  const shown = await countShownNotifications();
  return (
    <>
      <FollowSession userId={user.id} role={user.role} />
      <FollowNews shown={shown} />
    </>
  );
}
