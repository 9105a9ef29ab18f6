"use client";

import { Button } from "#ui/button/button.tsx";

/** Opens the browser's own print dialog; without script the browser's menu does the same. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>Print</Button>;
}
