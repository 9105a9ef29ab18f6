import type { Metadata } from "next";
import { SettingsTabs } from "#portal/account/settings-tabs.tsx";
import { readAgencyForms } from "#portal/agency/agency-settings.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = { title: "The agency" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AgencyPage({ searchParams }: Props) {
  const { role, email } = await requireRole("owner", "/dashboard/settings/agency");
  const parameters = await searchParams;
  return (
    <>
      <PageHeader title="The agency" intro="What holds for the portal as a whole." />
      <SettingsTabs role={role} open="agency" />
      <LoadedPart name="The settings" load={() => readAgencyForms({ email, parameters })} />
    </>
  );
}
