import type { Metadata } from "next";
import { readMessageView, savedRepliesPath } from "#portal/leads/messages/message-views.ts";
import { renderMessages } from "#portal/leads/messages/messages.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).inbox.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MessagesPage({ searchParams }: Props) {
  await requireRole("owner");
  const { status, page, open } = await searchParams;
  const { inbox, savedReplies } = await getTexts();
  return (
    <DashboardPage
      title={inbox.title}
      actions={
        <>
          <PortalLink href={savedRepliesPath}>{savedReplies.title}</PortalLink>
          <a href="/api/owner/messages.csv">{inbox.download}</a>
        </>
      }
    >
      <LoadedPart
        name={inbox.part}
        isAwaited
        render={() =>
          renderMessages({
            view: readMessageView(status),
            page: readPage(page),
            open: typeof open === "string" ? open : null,
          })
        }
      />
    </DashboardPage>
  );
}
