"use client";

import { useEffect, useRef } from "react";

const key = "dismissed-announcement";

/** Keeps the announcement that a visitor dismissed away from later visits; a new title is new again. */
export function RememberDismissal({ title }: { title: string }) {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const dialog = marker.current?.closest("dialog");
    if (!dialog) return;
    const remember = () => writeItem(title);
    // Dismissed before this script was there.
    if (!dialog.open) remember();
    else if (readItem() === title) dialog.close();
    dialog.addEventListener("close", remember);
    return () => dialog.removeEventListener("close", remember);
  }, [title]);

  return <span ref={marker} hidden />;
}

// A browser that refuses storage shows the announcement again: nothing else is lost.
function readItem() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(title: string) {
  try {
    localStorage.setItem(key, title);
  } catch {
    console.info("The browser does not let the site remember that the announcement was dismissed.");
  }
}
