import type { Metadata } from "next";
import { inboxPath } from "#portal/leads/messages/message-views.ts";
import { renderSavedReplies } from "#portal/leads/messages/saved-replies/saved-replies.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).savedReplies.title };
}

export default async function SavedRepliesPage() {
  await requireRole("owner");
  const { inbox, savedReplies } = await getTexts();
  return (
    <DashboardPage
      title={savedReplies.title}
      intro={
        <>
          <PortalLink href={inboxPath}>{inbox.title}</PortalLink>
          {` / ${savedReplies.intro}`}
        </>
      }
    >
      <LoadedPart name={savedReplies.part} isAwaited render={() => renderSavedReplies()} />
    </DashboardPage>
  );
}
