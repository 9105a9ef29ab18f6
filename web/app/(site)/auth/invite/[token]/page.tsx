import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { type FoundInvite, findInvite } from "#portal/people/invites/find-invite.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getSessionUser, type SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SignUp } from "../../../signup/sign-up.tsx";

// The address is a secret: no other site may learn it as the page a visitor came from.
export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTexts()).accountForms.signUp.title,
    robots: { index: false },
    referrer: "same-origin",
  };
}

type Props = { params: Promise<{ token: string }> };

export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const [user, invite, { accountForms }] = await Promise.all([
    getSessionUser().catch(() => null),
    findInvite(token).catch(() => null),
    getTexts(),
  ]);
  if (user) redirect(dashboardPath(user.role) + noteOf(invite, user));
  if (invite?.is === "open") return <SignUp invite={{ ...invite, token }} />;
  return (
    <SignUp>{invite ? <Notice tone="error">{accountForms.closedInvites[invite.is]}</Notice> : null}</SignUp>
  );
}

/** What the dashboard says of a link that leads to nothing there: who is meant by an open one finds the invite itself. */
function noteOf(invite: FoundInvite | null, user: SessionUser): string {
  if (!invite || invite.is === "used" || user.role !== "client") return "";
  if (invite.is === "open") return invite.email === user.email.toLowerCase() ? "" : "?invite=other";
  return `?invite=${invite.is}`;
}
