import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { type FoundInvite, findInvite } from "#portal/people/invites/find-invite.ts";
import { dashboardPath } from "#supabase/dashboard-path.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SignUp } from "../../../signup/sign-up.tsx";

// The address is a secret: no other site may learn it as the page a visitor came from.
export const metadata: Metadata = { title: "Sign up", robots: { index: false }, referrer: "same-origin" };

const closedInvites: Record<Exclude<FoundInvite["is"], "open">, string> = {
  used: "This invite has already been used. Please log in with the address it was sent to.",
  declined: "This invite was declined. Please ask for a new one if you would like to join after all.",
  expired:
    "This invite has expired. Please ask for a new one, or sign up: the agency will link your account.",
  revoked: "This invite was withdrawn. If you think that is a mistake, please write to the agency.",
  unknown: "This invite is unknown. Please open the link from the email again, or ask for a new one.",
};

type Props = { params: Promise<{ token: string }> };

export default async function InvitePage({ params }: Props) {
  const user = await getSessionUser().catch(() => null);
  if (user) redirect(dashboardPath(user.role));
  const { token } = await params;
  const invite = await findInvite(token).catch(() => null);
  if (invite?.is === "open") return <SignUp invite={{ ...invite, token }} />;
  return <SignUp>{invite ? <Notice tone="error">{closedInvites[invite.is]}</Notice> : null}</SignUp>;
}
