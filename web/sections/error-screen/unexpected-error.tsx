"use client";

import { Button } from "#ui/button/button.tsx";
import { describeError } from "./describe-error.ts";
import { ErrorScreen } from "./error-screen.tsx";

type UnexpectedErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The screen in place of a page that failed; trying again asks the server for the page anew. */
export function UnexpectedError({ error }: UnexpectedErrorProps) {
  return (
    <ErrorScreen words={describeError(error.digest)}>
      <Button size="lg" onClick={() => location.reload()}>
        Try again
      </Button>
    </ErrorScreen>
  );
}
