"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { announceSession } from "#supabase/session-channel.ts";
import { pollWhileVisible } from "#ui/poll/poll-while-visible.ts";
import { listenForNews } from "./listen-for-news.ts";
import type { NotificationState } from "./stored-notifications.ts";

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
    const shownNews = newsShownAt(path);
    const isOther = (state: NotificationState) => nameState(state) !== known.current;
    let isArrival = true;
    async function look() {
      const maySee = document.visibilityState === "visible" ? shownNews : undefined;
      const isSeen = isArrival && maySee;
      isArrival = false;
      let state = await (isSeen ? tellSeen(isSeen) : askForState());
      if (maySee && !isSeen && state && state.unread > 0 && isOther(state)) state = await tellSeen(maySee);
      if (!state || !isOther(state)) return;
      known.current = nameState(state);
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

/** Which news somebody sees by looking at this page of a project. */
function newsShownAt(path: string) {
  const [, project, tab = ""] = /^\/projects\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  const kind = Object.hasOwn(kinds, tab) ? kinds[tab] : undefined;
  return project && kind ? { project, kind } : undefined;
}

async function askForState(): Promise<NotificationState | undefined> {
  const response = await fetch("/api/notifications/state", { signal: AbortSignal.timeout(8000) });
  return response.ok ? response.json() : undefined;
}

/** Marks these news as read, and answers with what is left. */
async function tellSeen(news: { project: string; kind: string }): Promise<NotificationState | undefined> {
  const response = await fetch("/api/notifications", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(news),
    signal: AbortSignal.timeout(8000),
  });
  return response.ok ? response.json() : undefined;
}
