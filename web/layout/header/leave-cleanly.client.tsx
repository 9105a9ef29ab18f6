"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Every change of route starts at the top with the menus closed, by Back as well: the page that is left
 * is not to be restored where it was scrolled, nor with its menu open.
 */
export function LeaveCleanly() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it acts when the route has changed.
  useEffect(() => startAnew, [pathname]);

  useEffect(() => {
    history.scrollRestoration = "auto";
    const leave = () => {
      history.scrollRestoration = "manual";
    };
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) startAnew();
    };
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", arrive);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", arrive);
    };
  }, []);
  return null;
}

function startAnew(): void {
  document.querySelector<HTMLDialogElement>("dialog#mobile-menu")?.close();
  document.getElementById("services-menu")?.hidePopover?.();
  if (!location.hash) window.scrollTo({ top: 0, behavior: "instant" });
}
