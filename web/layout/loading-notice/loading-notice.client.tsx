"use client";

import { useEffect, useState } from "react";
import styles from "./loading-notice.module.css";

/** Says "Loading..." from the click on a link to another page than home until that page is there. */
export function LoadingNotice() {
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    const show = (event: MouseEvent) => {
      if (leadsElsewhere(event)) setIsLoading(true);
    };
    const hide = () => setIsLoading(false);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    addEventListener("click", show);
    addEventListener("keydown", hideOnEscape);
    // A page that comes back out of the back/forward cache still shows what it showed when it was left.
    addEventListener("pageshow", hide);
    return () => {
      removeEventListener("click", show);
      removeEventListener("keydown", hideOnEscape);
      removeEventListener("pageshow", hide);
    };
  }, []);

  return (
    <p role="status" className={styles.notice} hidden={!isLoading}>
      {isLoading ? "Loading..." : null}
    </p>
  );
}

function leadsElsewhere(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return (
    link.origin === location.origin &&
    link.pathname !== location.pathname &&
    link.pathname !== "/" &&
    !link.pathname.includes(".") &&
    !link.target &&
    !link.download
  );
}
