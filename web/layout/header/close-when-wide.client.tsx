"use client";

import { useEffect, useRef } from "react";

/** From this width on the menu's links stand in the bar. */
const wideScreen = "(min-width: 48rem)";

/** Closes the dialog that it is in once the screen has grown wide. Whoever opened it has woken the page by that. */
export function CloseWhenWide() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const width = matchMedia(wideScreen);
    const close = () => {
      if (width.matches) marker.current?.closest("dialog")?.close();
    };
    close();
    width.addEventListener("change", close);
    return () => width.removeEventListener("change", close);
  }, []);

  return <span ref={marker} hidden />;
}
