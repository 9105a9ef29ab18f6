"use client";

import { useEffect } from "react";
import { onSessionChange } from "#session/session-channel.ts";

/**
 * Keeps a private page true to its session: when another tab signs out or changes the account, when this one is looked at
 * again, and when Back brings it to life after a sign-out.
 */
export function FollowSession({ userId, role }: { userId: string; role: string | null }) {
  useEffect(() => {
    const look = () => void leaveWhenChanged(userId, role);
    const lookWhenVisible = () => document.visibilityState === "visible" && look();
    const lookWhenRevived = ({ persisted }: PageTransitionEvent) => persisted && look();
    const stop = onSessionChange(look);
    document.addEventListener("visibilitychange", lookWhenVisible);
    window.addEventListener("pageshow", lookWhenRevived);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", lookWhenVisible);
      window.removeEventListener("pageshow", lookWhenRevived);
    };
  }, [userId, role]);
  return null;
}

async function leaveWhenChanged(userId: string, role: string | null): Promise<void> {
  if (!/(^|; )signed-in=1/.test(document.cookie)) return location.replace("/login");
  try {
    const response = await fetch("/api/session");
    if (!response.ok) return;
    const session: { user: { id: string } | null; role?: string | null } | null = await response.json();
    // The server knows where whoever it is now belongs.
    if (session?.user?.id !== userId || session.role !== role) location.reload();
  } catch (error) {
    console.warn("The session could not be looked at:", error);
  }
}
