import type { Metadata } from "next";
import { SettingsTabs } from "#portal/account/settings-tabs.tsx";
import { AuditFilterForm } from "#portal/audit-log/audit-filter.tsx";
import styles from "#portal/audit-log/audit-log.module.css";
import { auditLogPath, readAuditTable } from "#portal/audit-log/audit-log.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { readPage } from "#ui/pager/pager.tsx";

export const metadata: Metadata = { title: "Audit log" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AuditLogPage({ searchParams }: Props) {
  const { role } = await requireRole("owner", auditLogPath);
  const parameters = await searchParams;
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 100) : "");
  const filter = {
    person: text(parameters.person),
    table: text(parameters.table),
    page: readPage(parameters.page),
  };
  return (
    <>
      <PageHeader title="Audit log" intro="Who changed what, and when. It cannot be changed by anybody." />
      <SettingsTabs role={role} open="audit-log" />
      <div className={styles.page}>
        <LoadedPart name="The choices" load={() => AuditFilterForm(filter)} />
        <LoadedPart name="The audit log" load={() => readAuditTable(filter)} />
      </div>
    </>
  );
}
