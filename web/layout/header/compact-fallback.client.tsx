"use client";

import { useEffect } from "react";

/** Past this many pixels the header is compact; header.module.css says the same to browsers that need no script. */
const thresholdPx = 50;

export function CompactFallback() {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const update = () => {
      document.documentElement.toggleAttribute("data-scrolled", window.scrollY > thresholdPx);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return null;
}
