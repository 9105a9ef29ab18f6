import type { Metadata } from "next";
import { SettingsTabs } from "#portal/account/settings-tabs.tsx";
import { renderAgencyForms } from "#portal/owner/agency/agency-settings.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export const metadata: Metadata = { title: "The agency" };

export default async function AgencyPage() {
  await requireRole("owner", "/dashboard/owner/settings/agency");
  return (
    <DashboardPage title="The agency" intro="What holds for the portal as a whole.">
      <SettingsTabs open="agency" />
      <LoadedPart name="The settings" render={renderAgencyForms} />
    </DashboardPage>
  );
}
