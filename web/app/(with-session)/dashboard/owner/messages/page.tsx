import type { Metadata } from "next";
import { renderMessages } from "#portal/requests/messages/messages.tsx";
import { OwnerAnswer } from "#portal/requests/messages/owner-answer.tsx";
import { readMessageStatus } from "#portal/requests/messages/stored-messages.ts";
import { requireRole } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { readPage } from "#ui/pager/read-page.ts";
import styles from "../page.module.css";

export const metadata: Metadata = { title: "Messages" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MessagesPage({ searchParams }: Props) {
  await requireRole("owner", "/dashboard/owner/messages");
  const { status, page, answer } = await searchParams;
  return (
    <>
      <PageHeader title="Messages" intro="What visitors wrote through the contact form." />
      <OwnerAnswer answer={answer} />
      <div className={styles.part}>
        <LoadedPart
          name="The messages"
          render={() => renderMessages({ status: readMessageStatus(status), page: readPage(page) })}
        />
      </div>
    </>
  );
}
