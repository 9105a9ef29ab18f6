import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { UnreadLink } from "#ui/unread-link/unread-link.tsx";
import { getMenus } from "../menus.ts";
import styles from "./account-slot.module.css";

/**
 * Login for a visitor; the own dashboard and Sign out for somebody who is signed in. The page is the same for everybody:
 * start-account.ts says which of it is shown.
 */
export async function AccountSlot() {
  const [{ shell }, { word }] = await Promise.all([getTexts(), getMenus()]);
  const { account, dashboards, dashboard } = shell;
  return (
    <>
      <a href="/login" className={styles.login}>
        {word("login")}
      </a>
      <BellSlot />
      <a href="/dashboard/owner" className={styles.owner}>
        {dashboards.owner}
      </a>
      <a href="/dashboard/client" className={styles.client}>
        {dashboards.client}
      </a>
      <a href="/dashboard" className={styles.member}>
        {dashboard}
      </a>
      <Button variant="ghost" size="auto" data-sign-out className={styles.signOut}>
        <span className={styles.idle}>{account.signOut}</span>
        <span className={styles.busy}>{account.signingOut}</span>
      </Button>
    </>
  );
}

/** The bell of somebody who is signed in. */
export async function BellSlot() {
  const { shell, layout } = await getTexts();
  return (
    <UnreadLink
      href="/dashboard/notifications"
      label={shell.sections.notifications.label}
      words={layout.header.unread}
      unread={0}
      className={styles.notifications}
    />
  );
}
