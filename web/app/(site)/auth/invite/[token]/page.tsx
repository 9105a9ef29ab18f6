import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { findInvite } from "#portal/people/invites/find-invite.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { getSessionUser } from "#session/session-user.ts";
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
  const user = await getSessionUser().catch(() => null);
  if (user) redirect(dashboardPath(user.role));
  const { token } = await params;
  const [invite, { accountForms }] = await Promise.all([findInvite(token).catch(() => null), getTexts()]);
  if (invite?.is === "open") return <SignUp invite={{ ...invite, token }} />;
  return (
    <SignUp>{invite ? <Notice tone="error">{accountForms.closedInvites[invite.is]}</Notice> : null}</SignUp>
  );
}
