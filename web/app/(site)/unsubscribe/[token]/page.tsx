import type { Metadata } from "next";
import { readUnsubscribeToken } from "#private-links/unsubscribe-token.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

// The address is a secret: no other site may learn it as the page a visitor came from.
export const metadata: Metadata = {
  title: "Unsubscribe",
  robots: { index: false },
  referrer: "same-origin",
};

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Looking at it changes nothing, since mail programs look at links too. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { answer } = await searchParams;
  if (!readUnsubscribeToken(token)) {
    return (
      <PageHeader
        title="Unsubscribe"
        intro="This link is incomplete. Please copy all of it from the email, or change your email preferences in your settings."
      >
        <ButtonLink href="/dashboard/settings#notifications">Settings</ButtonLink>
      </PageHeader>
    );
  }
  if (answer === "done") {
    return (
      <PageHeader
        title="Unsubscribed"
        intro="You will no longer get emails with news of your projects. The news is in the portal, and you can turn the emails back on in your settings."
      >
        <ButtonLink href="/dashboard/settings#notifications" variant="outline">
          Settings
        </ButtonLink>
      </PageHeader>
    );
  }
  return (
    <PageHeader title="Unsubscribe" intro="Stop emails with news of your projects?">
      {answer === "failed" ? (
        <Notice tone="error">That did not work just now. Please try again in a few minutes.</Notice>
      ) : null}
      <form action={`/api/unsubscribe/${token}`} method="post">
        <Button type="submit" size="lg">
          Yes, unsubscribe
        </Button>
      </form>
    </PageHeader>
  );
}
