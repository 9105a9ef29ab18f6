import type { ReactNode } from "react";
import { dashboardPath } from "#session/dashboard-path.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { DutyBanner } from "./duty-banner.tsx";
import { listSections } from "./list-sections.ts";
import styles from "./portal-shell.module.css";
import { SearchField } from "./search-field.client.tsx";
import { SectionLinks } from "./section-links.client.tsx";
import { Shortcuts } from "./shortcuts/shortcuts.client.tsx";

/**
 * What every page behind sign-in has beside its content: a search and the sections, which on a phone stand below it within reach
 * of the thumb. Only decoration: each page checks by itself who is asking.
 */
export async function PortalShell({ user, children }: { user: SessionUser | null; children: ReactNode }) {
  const { shell, shortcuts } = await getTexts();
  const role = user?.role;
  const links = (await listSections(user)).map(({ icon, name: _, ...link }) => ({
    ...link,
    icon: <Icon name={icon} />,
  }));
  return (
    <div className={styles.shell}>
      {role ? (
        <div className={styles.rail}>
          <SearchField
            action={dashboardPath(role, "search")}
            icon={<Icon name="search" />}
            words={shell.search}
          />
          <SectionLinks
            label={shell.dashboard}
            more={{ label: shell.more, icon: <Icon name="menu" /> }}
            links={links}
          />
          <Shortcuts words={shortcuts} hasLists={role === "owner"} />
        </div>
      ) : null}
      {role === "owner" ? <DutyBanner /> : null}
      {children}
    </div>
  );
}
