import type { Metadata } from "next";
import { renderThread } from "#portal/leads/messages/messages.tsx";
import { readThread } from "#portal/leads/messages/stored-messages.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).inbox.message };
}

type Props = { params: Promise<{ messageId: string }> };

export default async function MessagePage({ params }: Props) {
  const { messageId } = await params;
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
          <PortalLink href="/dashboard/owner/messages">{inbox.title}</PortalLink>
          {` / ${email}`}
        </>
      }
    >
      <LoadedPart name={inbox.part} isAwaited render={() => renderThread(thread)} />
    </DashboardPage>
  );
}
