"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { keepPlace } from "./keep-place.ts";

/**
 * Makes going on to another page of the portal what it is between documents: the menus closed, the page at its top and the focus
 * at its heading. Back and Forward show at once what was there, where it was left, and then what there is now. A form that is
 * folded out is there to be written into.
 */
export function Arrive() {
  const router = useRouter();
  const page = `${usePathname()}?${useSearchParams()}`;
  const known = useRef(page);
  const isBack = useRef(false);
  const place = useRef<ReturnType<typeof keepPlace>>(undefined);

  useEffect(() => {
    place.current = keepPlace();
    return () => place.current?.stop();
  }, []);

  useEffect(() => {
    if (known.current === page) return;
    known.current = page;
    document.querySelector<HTMLDialogElement>("#mobile-menu")?.close();
    document.querySelector<HTMLElement>("#services-menu")?.hidePopover?.();
    const linked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const wasLeft = place.current?.arrive(isBack.current) ?? false;
    if (!linked && !wasLeft) scrollTo({ top: 0, behavior: "instant" });
    if (!wasLeft) linked?.scrollIntoView({ block: "nearest", behavior: "instant" });
    focusOn(linked ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
    if (!isBack.current) return;
    isBack.current = false;
    router.refresh();
  }, [page, router]);

  useEffect(() => {
    const note = () => {
      // Links within the page tell of themselves in the same way.
      isBack.current = `${location.pathname}?${new URLSearchParams(location.search)}` !== known.current;
    };
    addEventListener("popstate", note);
    return () => removeEventListener("popstate", note);
  }, []);

  useEffect(() => {
    addEventListener("toggle", leadIntoForm, true);
    return () => removeEventListener("toggle", leadIntoForm, true);
  }, []);
  return null;
}

function leadIntoForm({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  // What was open when the page came is not what somebody asked for.
  if (document.activeElement?.parentElement !== target) return;
  const first = target.querySelector<HTMLElement>("[data-first-focus]");
  (
    first ?? target.querySelector<HTMLElement>("form :is(textarea, select, input:not([type=hidden]))")
  )?.focus();
}

function focusOn(place: HTMLElement | null): void {
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
