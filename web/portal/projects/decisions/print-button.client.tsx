"use client";

import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";

/** Opens the browser's own print dialog; without script the browser's menu does the same. */
export function PrintButton({ children }: { children: ReactNode }) {
  return <Button onClick={() => window.print()}>{children}</Button>;
}
