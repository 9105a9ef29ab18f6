"use client";

import { useEffect, useRef } from "react";
import { focusInView } from "#ui/focus/focus-in-view.ts";

const key = "dismissed-announcement";

/** Keeps the announcement that a visitor dismissed away from later visits; a new title is new again. */
export function RememberDismissal({ title }: { title: string }) {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const dialog = marker.current?.closest("dialog");
    if (!dialog) return;
    const dismiss = () => {
      writeItem(title);
      if (document.activeElement === document.body) focusInView();
    };
    const isDismissed = readItem() === title;
    if (dialog.open && isDismissed) dialog.close();
    // Dismissed before this script was there.
    if (!dialog.open && !isDismissed) dismiss();
    dialog.addEventListener("close", dismiss);
    return () => dialog.removeEventListener("close", dismiss);
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
