import type { Metadata } from "next";
import { renderNewInvoice } from "#portal/invoices/create/new-invoice.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).newInvoice.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewInvoicePage({ searchParams }: Props) {
  await requireRole("owner");
  const [asked, { newInvoice }] = await Promise.all([searchParams, getTexts()]);
  return (
    <DashboardPage title={newInvoice.title} intro={newInvoice.intro}>
      <LoadedPart name={newInvoice.part} isAwaited render={() => renderNewInvoice(asked)} />
    </DashboardPage>
  );
}
