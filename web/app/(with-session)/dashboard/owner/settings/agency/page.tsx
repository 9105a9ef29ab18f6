import type { Metadata } from "next";
import { SettingsGroups } from "#accounts/settings/settings-group.tsx";
import { SettingsTabs } from "#accounts/settings/settings-tabs.tsx";
import { renderAgencyForms } from "#portal/owner/agency/agency-settings.tsx";
import { renderOwnerTwoSteps } from "#portal/owner/agency/owner-two-steps.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).agency.title };
}

export default async function AgencyPage() {
  await requireRole("owner");
  const { agency, duty } = await getTexts();
  return (
    <DashboardPage title={agency.title} intro={agency.intro}>
      <SettingsTabs open="agency" />
      <SettingsGroups>
        <LoadedPart name={duty.setting.part} render={renderOwnerTwoSteps} isAwaited />
        <LoadedPart name={agency.part} render={renderAgencyForms} />
      </SettingsGroups>
    </DashboardPage>
  );
}
