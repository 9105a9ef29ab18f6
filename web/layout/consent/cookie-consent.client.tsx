"use client";

import { useEffect } from "react";

const delayMs = 100;

/** Starts the cookie dialog a moment after the page, and opens it for every `data-cookie-settings` button. */
export function CookieConsent({ analyticsId }: { analyticsId: string | null }) {
  useEffect(() => {
    const start = async () => {
      const { startConsent, openPreferences } = await import("./consent-dialog.ts");
      startConsent(analyticsId);
      return openPreferences;
    };
    const open = async ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("[data-cookie-settings]")) return;
      const openPreferences = await start();
      openPreferences();
    };
    const timer = setTimeout(start, delayMs);
    document.addEventListener("click", open);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", open);
    };
  }, [analyticsId]);
  return null;
}
