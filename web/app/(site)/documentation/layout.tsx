import type { Metadata } from "next";
import type { ReactNode } from "react";
import { FollowSession } from "#portal/account/follow-session.client.tsx";
import { FollowNews } from "#portal/notifications/follow-news.client.tsx";
import { getSessionUser } from "#supabase/session-user.ts";

export const metadata: Metadata = { robots: { index: false } };

/** Only decoration: each page checks by itself who is asking. */
export default async function DocumentationLayout({ children }: { children: ReactNode }) {
  const user = await getSessionUser().catch(() => null);
  return (
    <>
      {children}
      {user ? (
        <>
          <FollowSession userId={user.id} role={user.role} />
          <FollowNews />
        </>
      ) : null}
    </>
  );
}
