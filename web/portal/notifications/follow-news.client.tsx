"use client";

import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { type NewsKind, newsKinds } from "schemas/requests/news-kinds.ts";
import { newsPath } from "#email/describe-news.ts";
import { announceSession } from "#session/session-channel.ts";
import { pollWhileVisible } from "#ui/poll/poll-while-visible.ts";
import { countInTitle } from "./count-in-title.ts";
import { listenForNews } from "./listen-for-news.ts";
import type { NotificationState } from "./stored-notifications.ts";

const pollSeconds = 10;
/** What stands in the title is what somebody sees of a page that is behind another. */
const hiddenPollMs = 60_000;

/**
 * Keeps a portal page up to date without a reload: renews it when the news, or for the owner what visitors sent, are others than
 * those it was rendered with (`shown`), says which news its reader has seen by looking at this page, and keeps their number in its
 * title. It asks when the site tells it to, and every ten seconds from page to page; while it is hidden each minute, for the title
 * alone.
 */
export function FollowNews({ shown }: { shown: NotificationState | undefined }) {
  const router = useRouter();
  const path = usePathname();
  const known = useRef(shown);

  const look = useCallback(
    async (isArrival: boolean) => {
      const isOther = (state: NotificationState) =>
        !known.current || nameState(state) !== nameState(known.current);
      const maySee = document.visibilityState === "visible" ? newsShownAt(location.pathname) : undefined;
      const isSeen = isArrival && maySee;
      let state = await (isSeen ? tellSeen(isSeen) : askForState());
      if (maySee && !isSeen && state && state.unread > 0 && isOther(state)) state = await tellSeen(maySee);
      if (state) countInTitle(state.unread);
      if (!state || !isOther(state) || isAnswering(location.pathname)) return;
      known.current = state;
      announceSession();
      router.refresh();
    },
    [router],
  );

  useEffect(() => {
    const lookAgain = () => void look(false).catch(() => {});
    window.addEventListener("notifications-read", lookAgain);
    const stop = pollWhileVisible(() => look(false), pollSeconds);
    return () => {
      stop();
      window.removeEventListener("notifications-read", lookAgain);
    };
  }, [look]);

  // Going on costs no question unless there are news that the page shows: what is new meanwhile is asked for anyway.
  const isDocument = useRef(true);
  useEffect(() => {
    const mayTell = newsShownAt(path) && known.current?.unread !== 0;
    if (isDocument.current || mayTell) void look(true).catch(() => {});
    isDocument.current = false;
  }, [path, look]);

  useEffect(() => {
    if (shown) countInTitle(shown.unread);
  }, [shown]);

  useEffect(() => {
    const timer = setInterval(() => void lookWhileHidden().catch(() => {}), hiddenPollMs);
    return () => clearInterval(timer);
  }, []);

  useEffect(listenForNews, []);
  return null;
}

async function lookWhileHidden(): Promise<void> {
  if (document.visibilityState === "visible") return;
  const state = await askForState();
  if (state) countInTitle(state.unread);
}

function nameState({ unread, latest, leads, newest_lead }: NotificationState): string {
  return `${unread} ${latest} ${leads} ${newest_lead}`;
}

/** Whether words are being written into a row of a list, which would go with the row when something newer takes its place. */
function isAnswering(path: string): boolean {
  const field = document.activeElement;
  return path.startsWith("/dashboard/") && field instanceof HTMLTextAreaElement && field.value !== "";
}

/** Which news somebody sees by looking at this page of a project; the conversation says by itself how far it is read. */
function newsShownAt(path: string) {
  const [, project] = /^\/projects\/([^/]+)/.exec(path) ?? [];
  const kinds = newsKinds.filter(
    (news) => news !== "message" && project && pageOfNews(project, news) === path,
  );
  return project && kinds.length > 0 ? { project, kinds } : undefined;
}

function pageOfNews(project_id: string, news: NewsKind): string {
  return newsPath(project_id, news).replace(/#.*/, "");
}

async function askForState(): Promise<NotificationState | undefined> {
  const response = await fetch("/api/notifications/state", { signal: AbortSignal.timeout(8000) });
  return response.ok ? response.json() : undefined;
}

/** Marks these news as read, and answers with what is left. */
async function tellSeen(news: { project: string; kinds: string[] }): Promise<NotificationState | undefined> {
  const response = await fetch("/api/notifications", {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(news),
    signal: AbortSignal.timeout(8000),
  });
  return response.ok ? response.json() : undefined;
}
