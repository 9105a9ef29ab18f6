import type { ReactNode } from "react";
import { SectionLinks } from "#portal/account/section-links.client.tsx";
import { getSessionUser } from "#supabase/session-user.ts";
import styles from "./layout.module.css";
import { sections } from "./sections.ts";

/** Only decoration: each page checks by itself who is asking. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await getSessionUser().catch(() => null);
  return (
    <main id="content" className={styles.main}>
      {user?.role ? <SectionLinks links={sections[user.role]} /> : null}
      {children}
    </main>
  );
}
