import type { Metadata } from "next";
import { SettingsTabs } from "#accounts/settings/settings-tabs.tsx";
import { renderAuditFilter, renderAuditLog } from "#portal/owner/audit-log/audit-log.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).auditLog.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditLogPage({ searchParams }: Props) {
  await requireRole("owner");
  const [parameters, { auditLog }] = await Promise.all([searchParams, getTexts()]);
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 100) : "");
  const filter = {
    person: text(parameters.person),
    table: text(parameters.table),
    page: readPage(parameters.page),
  };
  return (
    <DashboardPage title={auditLog.title} intro={auditLog.intro}>
      <SettingsTabs open="audit-log" />
      <LoadedPart name={auditLog.filterPart} render={() => renderAuditFilter(filter)} />
      <LoadedPart name={auditLog.part} render={() => renderAuditLog(filter)} />
    </DashboardPage>
  );
}
