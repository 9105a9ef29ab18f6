import type { Role } from "#supabase/session-user.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./settings-tabs.module.css";

const tabs = [
  { key: "account", href: "/dashboard/settings", label: "Your account" },
  { key: "agency", href: "/dashboard/settings/agency", label: "The agency" },
  { key: "audit-log", href: "/dashboard/settings/audit-log", label: "Audit log" },
] as const;

type SettingsTabsProps = { role: Role | null; open: (typeof tabs)[number]["key"] };

/** The pages of the owner's settings; a client has the one about the account alone. */
export function SettingsTabs({ role, open }: SettingsTabsProps) {
  if (role !== "owner") return null;
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
