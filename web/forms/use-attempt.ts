"use client";

import { useEffect, useRef } from "react";
import { attemptHeaders } from "schemas/requests/attempt-headers.ts";
import { randomKey } from "#ui/random-key.ts";

/**
 * What tells one attempt from another, as headers beside the fields: when the form was opened, and a key that stays the
 * same while the same words are sent again, so that a repeated attempt is stored once.
 */
export function useAttempt() {
  const openedAt = useRef<number>(undefined);
  const last = useRef({ words: "", key: "" });
  useEffect(() => {
    // The page may have been open long before its script woke.
    openedAt.current = Math.round(Date.now() - performance.now());
  }, []);

  return (fields: Record<string, string>): Record<string, string> => {
    const words = JSON.stringify(fields);
    if (words !== last.current.words) last.current = { words, key: randomKey() };
    return {
      [attemptHeaders.key]: last.current.key,
      ...(openedAt.current && { [attemptHeaders.openedAt]: String(openedAt.current) }),
      ...cameFrom(),
    };
  };
}

/** What the browser itself knows of the way to this page. Nothing is stored for it; the site keeps a page, a host and a campaign. */
function cameFrom(): Record<string, string> {
  const landing = "navigation" in window ? window.navigation.entries()[0]?.url : undefined;
  return {
    ...(document.referrer && { [attemptHeaders.referrer]: document.referrer }),
    ...(landing && { [attemptHeaders.landing]: landing }),
  };
}
