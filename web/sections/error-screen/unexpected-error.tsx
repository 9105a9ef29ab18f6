"use client";

import { Button } from "#ui/button/button.tsx";
import { ErrorScreen } from "./error-screen.tsx";

type UnexpectedErrorProps = { error: Error & { digest?: string }; reset: () => void };

export function UnexpectedError({ error, reset }: UnexpectedErrorProps) {
  const reference = error.digest ? ` Reference: ${error.digest}` : "";
  return (
    <ErrorScreen title="Oops!" message={`An unexpected error occurred.${reference}`}>
      <Button size="lg" onClick={reset}>
        Try again
      </Button>
    </ErrorScreen>
  );
}
