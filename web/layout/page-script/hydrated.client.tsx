"use client";

import { useEffect, useState } from "react";

/** Says that all islands answer: it stands behind them, and effects run in the order of the page. */
export function Hydrated() {
  const [isLater, setLater] = useState(false);

  useEffect(() => {
    // One rendering later there is also what the islands set in their own first effects.
    if (!isLater) return setLater(true);
    delete document.documentElement.dataset.scripts;
    dispatchEvent(new Event("hydrated"));
  }, [isLater]);
  return null;
}
