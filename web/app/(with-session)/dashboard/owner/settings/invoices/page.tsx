import type { Metadata } from "next";
import { SettingsGroups } from "#accounts/settings/settings-group.tsx";
import { SettingsTabs } from "#accounts/settings/settings-tabs.tsx";
import { renderInvoiceSettings } from "#portal/owner/invoice-settings/invoice-settings.tsx";
import { renderTaxRates } from "#portal/owner/invoice-settings/tax-rates.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).invoiceSettings.title };
}

export default async function InvoiceSettingsPage() {
  await requireRole("owner");
  const { invoiceSettings, tax } = await getTexts();
  return (
    <DashboardPage title={invoiceSettings.title} intro={invoiceSettings.intro}>
      <SettingsTabs open="invoices" />
      <SettingsGroups>
        <LoadedPart name={invoiceSettings.part} render={renderInvoiceSettings} isAwaited />
        <LoadedPart name={tax.rates.part} render={renderTaxRates} isAwaited />
      </SettingsGroups>
    </DashboardPage>
  );
}
