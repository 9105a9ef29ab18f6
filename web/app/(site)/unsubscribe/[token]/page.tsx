import type { Metadata } from "next";
import { readUnsubscribeToken } from "#private-links/unsubscribe-link.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

// The address is a secret: no other site may learn it as the page a visitor came from.
export async function generateMetadata(): Promise<Metadata> {
  const { unsubscribe } = await getTexts();
  return { title: unsubscribe.title, robots: { index: false }, referrer: "same-origin" };
}

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Looking at it changes nothing, since mail programs look at links too. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { token } = await params;
  const [{ answer }, { unsubscribe }] = await Promise.all([searchParams, getTexts()]);
  if (!(await readUnsubscribeToken(token))) {
    return (
      <PageHeader title={unsubscribe.title} intro={unsubscribe.incomplete}>
        <ButtonLink href="/dashboard/settings#notifications">{unsubscribe.settings}</ButtonLink>
      </PageHeader>
    );
  }
  if (answer === "done") {
    return (
      <PageHeader title={unsubscribe.done} intro={unsubscribe.doneIntro}>
        <ButtonLink href="/dashboard/settings#notifications" variant="outline">
          {unsubscribe.settings}
        </ButtonLink>
      </PageHeader>
    );
  }
  return (
    <PageHeader title={unsubscribe.title} intro={unsubscribe.question}>
      {answer === "failed" ? <Notice tone="error">{unsubscribe.failed}</Notice> : null}
      <form action={`/api/unsubscribe/${token}`} method="post">
        <Button type="submit" size="lg">
          {unsubscribe.yes}
        </Button>
      </form>
    </PageHeader>
  );
}
