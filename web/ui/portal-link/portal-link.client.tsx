"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useEffect, useRef, useTransition } from "react";
import { useIslandWords } from "../island-words/island-words.client.tsx";
import { hideLoading } from "../loading-notice/hide-loading.ts";
import { say } from "../toast/say.ts";
import { isPortalPage } from "./is-portal-page.ts";

export type PortalLinkProps = ComponentProps<"a"> & {
  href: string;
  /** It changes a part of the page that is in view: the others stay where they are. */
  staysInPlace?: boolean;
};

type PrefetchKind = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>["kind"];

/** A pointer that only passes over a list of links means none of them. */
const restMs = 50;

/**
 * A link from one page of the portal to another, followed without a new document. The page is fetched ahead once a pointer rests
 * on it or it has the focus, never because the link is in view. A finger presses before anything ahead could come, or scrolls. Offline, where Next would leave for the browser's own page, it stays
 * and says so. Without script it is a plain link. next/link would do the same, but
 * importing it splits Next's own scripts for the public pages as well (docs/decisions/0042).
 */
export function PortalLink({ href, staysInPlace = false, children, ...link }: PortalLinkProps) {
  const router = useRouter();
  const { offline } = useIslandWords();
  const [isLoading, load] = useTransition();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(resting.current);

  function mean() {
    forget();
    resting.current = setTimeout(() => prefetchWhole(router, href), restMs);
  }

  async function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // An open cookie dialog belongs to its document and would not outlast the page.
    if (document.querySelector("#cookie-consent > *")) return;
    event.preventDefault();
    forget();
    if (navigator.onLine || (await isReachable())) load(() => router.push(href, { scroll: !staysInPlace }));
    else say({ text: offline, tone: "offline" });
  }

  useEffect(() => {
    if (!isLoading) return;
    hideLoading(false);
    return () => hideLoading();
  }, [isLoading]);

  if (!isPortalPage(href))
    return (
      <a {...link} href={href}>
        {children}
      </a>
    );
  return (
    <a
      {...link}
      href={href}
      onClick={follow}
      onMouseEnter={mean}
      onMouseLeave={forget}
      onFocus={mean}
      onBlur={forget}
    >
      {children}
    </a>
  );
}

/** A site on the browser's own machine answers without a network as well. */
async function isReachable(): Promise<boolean> {
  return fetch("/api/health").then(
    () => true,
    () => false,
  );
}

/** The page with its content, which by itself Next leaves out of what it fetches ahead. */
function prefetchWhole(router: ReturnType<typeof useRouter>, href: string): void {
  const kind = "full";
  if (isPrefetchKind(kind)) router.prefetch(href, { kind });
}

/** Next keeps the enumeration that this is of to itself. */
function isPrefetchKind(kind: string): kind is PrefetchKind {
  return kind === "full";
}
