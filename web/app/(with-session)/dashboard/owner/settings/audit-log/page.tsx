import type { Metadata } from "next";
import { SettingsTabs } from "#portal/account/settings-tabs.tsx";
import { auditLogPath, renderAuditFilter, renderAuditLog } from "#portal/owner/audit-log/audit-log.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { readPage } from "#ui/pager/read-page.ts";

export const metadata: Metadata = { title: "Audit log" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditLogPage({ searchParams }: Props) {
  await requireRole("owner", auditLogPath);
  const parameters = await searchParams;
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 100) : "");
  const filter = {
    person: text(parameters.person),
    table: text(parameters.table),
    page: readPage(parameters.page),
  };
  return (
    <DashboardPage title="Audit log" intro="Who changed what, and when. Nobody can change what it says.">
      <SettingsTabs open="audit-log" />
      <LoadedPart name="The choices" render={() => renderAuditFilter(filter)} />
      <LoadedPart name="The audit log" render={() => renderAuditLog(filter)} />
    </DashboardPage>
  );
}
