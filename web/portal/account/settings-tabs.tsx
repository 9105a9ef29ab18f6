import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./settings-tabs.module.css";

const tabs = [
  { key: "account", href: "/dashboard/owner/settings" },
  { key: "agency", href: "/dashboard/owner/settings/agency" },
  { key: "audit-log", href: "/dashboard/owner/settings/audit-log" },
] as const;

type SettingsTabsProps = { open: (typeof tabs)[number]["key"] };

/** The pages of the owner's settings; a client has the one about the account alone. */
export async function SettingsTabs({ open }: SettingsTabsProps) {
  const { account } = await getTexts();
  return (
    <nav className={styles.tabs} aria-label={account.settings}>
      {tabs.map(({ key, href }) => (
        <PortalLink key={key} href={href} aria-current={key === open ? "page" : undefined}>
          {account.tabs[key]}
        </PortalLink>
      ))}
    </nav>
  );
}
