"use client";

import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";

/** Opens the browser's own print dialog; without script the browser's menu does the same. */
export function PrintButton({
  variant,
  children,
}: Pick<ComponentProps<typeof Button>, "variant" | "children">) {
  return (
    <Button variant={variant} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
