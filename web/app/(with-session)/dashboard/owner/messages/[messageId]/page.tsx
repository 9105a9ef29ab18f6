import type { Metadata } from "next";
import { inboxPath, messagePath } from "#portal/leads/messages/message-views.ts";
import { readReplies } from "#portal/leads/messages/saved-replies/stored-replies.ts";
import { readThread } from "#portal/leads/messages/stored-messages.ts";
import { renderThread } from "#portal/leads/messages/thread.tsx";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).inbox.message };
}

type Props = {
  params: Promise<{ messageId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function MessagePage({ params, searchParams }: Props) {
  const { messageId } = await params;
  const { saved } = await searchParams;
  await requireRole("owner");
  const thread = await readThread(messageId);
  if (!thread) return <MissingPage />;
  const { inbox } = await getTexts();
  const { name, email } = thread.opened;
  return (
    <DashboardPage
      title={name}
      intro={
        <>
          <PortalLink href={inboxPath}>{inbox.title}</PortalLink>
          {` / ${email}`}
        </>
      }
    >
      <LoadedPart
        name={inbox.part}
        isAwaited
        render={async () => {
          const chosen =
            saved === undefined ? undefined : (await readReplies()).find(({ id }) => id === saved);
          return renderThread(thread, { from: messagePath(messageId), filled: chosen?.body });
        }}
      />
    </DashboardPage>
  );
}
