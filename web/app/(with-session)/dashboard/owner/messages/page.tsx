import type { Metadata } from "next";
import { renderMessages } from "#portal/leads/messages/messages.tsx";
import { readMessageView } from "#portal/leads/messages/stored-messages.ts";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).inbox.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MessagesPage({ searchParams }: Props) {
  await requireRole("owner");
  const { status, page } = await searchParams;
  const { inbox } = await getTexts();
  return (
    <DashboardPage title={inbox.title} intro={inbox.intro}>
      <LoadedPart
        name={inbox.part}
        render={() => renderMessages({ view: readMessageView(status), page: readPage(page) })}
      />
    </DashboardPage>
  );
}
