import { Button } from "#ui/button/button.tsx";
import { UnreadLink } from "#ui/unread-link/unread-link.tsx";
import styles from "./account-slot.module.css";

/**
 * Login for a visitor; the own dashboard and Sign out for somebody who is signed in. The page is the same for everybody:
 * start-account.ts says which of it is shown.
 */
export function AccountSlot() {
  return (
    <>
      <a href="/login" className={styles.login}>
        Login / Signup
      </a>
      <BellSlot />
      <a href="/dashboard/owner" className={styles.owner}>
        Owner Dashboard
      </a>
      <a href="/dashboard/client" className={styles.client}>
        Client Dashboard
      </a>
      <a href="/dashboard" className={styles.member}>
        Dashboard
      </a>
      <Button variant="ghost" size="auto" data-sign-out className={styles.signOut}>
        <span className={styles.idle}>Sign out</span>
        <span className={styles.busy}>Signing out...</span>
      </Button>
    </>
  );
}

/** The bell of somebody who is signed in. */
export function BellSlot() {
  return (
    <UnreadLink
      href="/dashboard/notifications"
      label="Notifications"
      unread={0}
      className={styles.notifications}
    />
  );
}
