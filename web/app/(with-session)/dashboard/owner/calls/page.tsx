import type { Metadata } from "next";
import { CallViews } from "#portal/requests/calls/call-views.tsx";
import { renderCalls } from "#portal/requests/calls/calls.tsx";
import { OwnerAnswer } from "#portal/requests/messages/owner-answer.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { readPage } from "#ui/pager/read-page.ts";
import styles from "../page.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).calls.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CallsPage({ searchParams }: Props) {
  await requireRole("owner", "/dashboard/owner/calls");
  const { page, answer } = await searchParams;
  const { calls } = await getTexts();
  return (
    <>
      <PageHeader title={calls.title} intro={calls.intro} />
      <CallViews open="list" />
      <OwnerAnswer answer={answer} />
      <div className={styles.part}>
        <LoadedPart name={calls.part} render={() => renderCalls(readPage(page))} />
      </div>
    </>
  );
}
