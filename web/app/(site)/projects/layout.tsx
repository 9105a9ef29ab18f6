import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Follow } from "#portal/account/follow.tsx";
import { getSessionUser } from "#supabase/session-user.ts";

export const metadata: Metadata = { robots: { index: false } };

/** Only decoration: each page checks by itself who is asking. */
export default async function ProjectsLayout({ children }: { children: ReactNode }) {
  const user = await getSessionUser().catch(() => null);
  return (
    <>
      {children}
      {user ? <Follow user={user} /> : null}
    </>
  );
}
