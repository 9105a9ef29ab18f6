import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./settings-tabs.module.css";

const tabs = [
  { key: "account", href: "/dashboard/owner/settings", label: "Your account" },
  { key: "agency", href: "/dashboard/owner/settings/agency", label: "The agency" },
  { key: "audit-log", href: "/dashboard/owner/settings/audit-log", label: "Audit log" },
] as const;

type SettingsTabsProps = { open: (typeof tabs)[number]["key"] };

/** The pages of the owner's settings; a client has the one about the account alone. */
export function SettingsTabs({ open }: SettingsTabsProps) {
  return (
    <nav className={styles.tabs} aria-label="Settings">
      {tabs.map(({ key, href, label }) => (
        <PortalLink key={key} href={href} aria-current={key === open ? "page" : undefined}>
          {label}
        </PortalLink>
      ))}
    </nav>
  );
}
