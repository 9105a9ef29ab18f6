"use client";

import { useSyncExternalStore } from "react";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { readHasFailed, subscribe } from "./failed-sign-out.ts";
import { SignOutButton } from "./sign-out-button.client.tsx";

type Props = { dashboard: { href: string; label: string } | null };

/** The own dashboard and Sign out. After a sign-out that failed, this page has forgotten the user all the same. */
export function AccountActions({ dashboard }: Props) {
  const hasFailed = useSyncExternalStore(subscribe, readHasFailed, () => false);
  if (hasFailed) return <a href="/login">Login / Signup</a>;
  return (
    <>
      {dashboard ? <PortalLink href={dashboard.href}>{dashboard.label}</PortalLink> : null}
      <SignOutButton />
    </>
  );
}
