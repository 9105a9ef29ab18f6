"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "#ui/button/button.tsx";
import { UnreadLink } from "#ui/unread-link/unread-link.tsx";
import styles from "./account-slot.module.css";
import { readFirstState, readState, signOut, subscribe } from "./session-store.ts";

/** Login for a visitor; the own dashboard, Sign out and `extra` for somebody who is signed in. */
export function AccountSlot({ extra }: { extra?: ReactNode }) {
  const { session, isLoading, isSigningOut } = useSyncExternalStore(subscribe, readState, readFirstState);
  if (!session) {
    return (
      <a href="/login" className={isLoading ? styles.loading : undefined}>
        Login / Signup
      </a>
    );
  }
  const { role, unread } = session;
  return (
    <>
      {extra}
      <UnreadLink href="/dashboard/notifications" label="Notifications" unread={unread} />
      <a href={role ? `/dashboard/${role}` : "/dashboard"}>{role ? `${capitalise(role)} ` : null}Dashboard</a>
      <Button
        variant="ghost"
        size="auto"
        disabled={isSigningOut}
        onClick={signOut}
        className={styles.signOut}
      >
        {isSigningOut ? "Signing out..." : "Sign out"}
      </Button>
    </>
  );
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
