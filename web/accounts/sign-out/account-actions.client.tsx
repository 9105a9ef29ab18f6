"use client";

import { type FormEvent, useState, useSyncExternalStore } from "react";
import { announceSession } from "#session/session-channel.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./account-actions.module.css";

// The header has the sign-out twice, in the bar and in the menu of small screens: both must know.
const listeners = new Set<() => void>();
let hasSignOutFailed = false;

type Words = { logIn: string; signOut: string; signingOut: string };
type Props = { dashboard: { href: string; label: string } | null; words: Words };

/** The own dashboard and Sign out. After a sign-out that failed, this page has forgotten the user all the same. */
export function AccountActions({ dashboard, words }: Props) {
  const hasFailed = useSyncExternalStore(subscribe, readHasFailed, () => false);
  if (hasFailed) return <a href="/login">{words.logIn}</a>;
  return (
    <>
      {dashboard ? <PortalLink href={dashboard.href}>{dashboard.label}</PortalLink> : null}
      <SignOutButton words={words} />
    </>
  );
}

/** Works as a plain form until its script is there. A failure is logged and says nothing to the user. */
function SignOutButton({ words }: { words: Words }) {
  const [isSigningOut, setIsSigningOut] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { action } = event.currentTarget;
    setIsSigningOut(true);
    try {
      const response = await fetch(action, { method: "POST", headers: { Accept: "application/json" } });
      if (!response.ok) throw new Error(`The site answered ${response.status}`);
      announceSession();
      location.assign("/login");
    } catch (error) {
      console.error("Sign-out failed:", error);
      rememberFailedSignOut();
    }
  }

  return (
    <form action="/api/sign-out" method="post" onSubmit={send}>
      <Button type="submit" variant="ghost" size="sm" disabled={isSigningOut} className={styles.signOut}>
        {isSigningOut ? words.signingOut : words.signOut}
      </Button>
    </form>
  );
}

function readHasFailed(): boolean {
  return hasSignOutFailed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function rememberFailedSignOut(): void {
  hasSignOutFailed = true;
  for (const listener of listeners) listener();
}
