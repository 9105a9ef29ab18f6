"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { announceSession } from "#supabase/session-channel.ts";
import { pollWhileVisible } from "#ui/poll/poll-while-visible.ts";
import type { NotificationState } from "./count-notifications.ts";
import { listenForNews } from "./listen-for-news.ts";

const pollSeconds = 10;

/** The kinds of news that each page of a project shows; the conversation says by itself how far it is read. */
const kinds: Record<string, string> = {
  "": "endorsement",
  updates: "update",
  feedback: "feedback",
  "change-orders": "change_order",
  files: "file",
};

/**
 * Keeps a portal page up to date without a reload: renews it when the news are others than those it was rendered with
 * (`shown`), and says which news its reader has seen by looking at this page. It asks every ten seconds and, where the
 * site `isTold` of news, at once.
 */
export function FollowNews({ shown, isTold }: { shown: NotificationState | undefined; isTold: boolean }) {
  const router = useRouter();
  const path = usePathname();
  const known = useRef(shown && nameState(shown));

  useEffect(() => {
    let isArrival = true;
    async function look() {
      const response = await fetch("/api/notifications/state", { signal: AbortSignal.timeout(8000) });
      if (!response.ok) return;
      const state: NotificationState = await response.json();
      const isNew = nameState(state) !== known.current;
      known.current = nameState(state);
      const mayRead = state.unread > 0 && (isNew || isArrival);
      isArrival = false;
      if (mayRead && (await readHere(path))) return look();
      if (!isNew) return;
      announceSession();
      router.refresh();
    }
    const lookAgain = () => void look().catch(() => {});
    lookAgain();
    window.addEventListener("notifications-read", lookAgain);
    const stop = pollWhileVisible(look, pollSeconds);
    return () => {
      stop();
      window.removeEventListener("notifications-read", lookAgain);
    };
  }, [router, path]);

  useEffect(() => (isTold ? listenForNews() : undefined), [isTold]);
  return null;
}

function nameState({ unread, latest }: NotificationState): string {
  return `${unread} ${latest}`;
}

/** Marks as read what this page shows. Whether there was something. */
async function readHere(path: string): Promise<boolean> {
  const [, project, tab = ""] = /^\/projects\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const kind = Object.hasOwn(kinds, tab) ? kinds[tab] : undefined;
  if (!project || !kind || document.visibilityState === "hidden") return false;
  const response = await fetch("/api/notifications", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ project, kind }),
  });
  const answer: { marked?: number } = response.ok ? await response.json() : {};
  return Boolean(answer.marked);
}
