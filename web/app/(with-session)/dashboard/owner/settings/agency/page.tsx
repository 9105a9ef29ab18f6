import type { Metadata } from "next";
import { SettingsTabs } from "#accounts/settings/settings-tabs.tsx";
import { renderAgencyForms } from "#portal/owner/agency/agency-settings.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).agency.title };
}

export default async function AgencyPage() {
  await requireRole("owner");
  const { agency } = await getTexts();
  return (
    <DashboardPage title={agency.title} intro={agency.intro}>
      <SettingsTabs open="agency" />
      <LoadedPart name={agency.part} render={renderAgencyForms} />
    </DashboardPage>
  );
}
