import { getTexts } from "#texts/get-texts.ts";
import { Views } from "#ui/views/views.tsx";

const tabs = [
  { key: "account", href: "/dashboard/owner/settings" },
  { key: "agency", href: "/dashboard/owner/settings/agency" },
  { key: "invoices", href: "/dashboard/owner/settings/invoices" },
  { key: "audit-log", href: "/dashboard/owner/settings/audit-log" },
] as const;

type SettingsTabsProps = { open: (typeof tabs)[number]["key"] };

/** The pages of the owner's settings; a client has the one about the account alone. */
export async function SettingsTabs({ open }: SettingsTabsProps) {
  const { account } = await getTexts();
  const shown = tabs.map(({ key, href }) => ({ href, words: account.tabs[key], isOpen: key === open }));
  return <Views name={account.settings} views={shown} />;
}
