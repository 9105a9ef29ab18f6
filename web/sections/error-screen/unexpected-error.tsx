"use client";

import { Button } from "#ui/button/button.tsx";
import { describeError } from "./describe-error.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { useErrorTexts } from "./error-texts.client.tsx";

type UnexpectedErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** The screen in place of a page that failed; trying again asks the server for the page anew. */
export function UnexpectedError({ error }: UnexpectedErrorProps) {
  const texts = useErrorTexts();
  return (
    <ErrorScreen words={describeError(error.digest, texts)} texts={texts}>
      <Button size="lg" onClick={() => location.reload()}>
        {texts.tryAgain}
      </Button>
    </ErrorScreen>
  );
}
