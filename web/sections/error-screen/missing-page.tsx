import { notFound } from "next/navigation";
import { Suspense } from "react";
import { MissingScreen } from "./missing-screen.tsx";

/**
 * Answers 404 with the screen in the HTML. A bare notFound() sends an empty page that only script fills
 * (https://github.com/vercel/next.js/issues/62228); inside a boundary the fallback is sent with it.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<MissingScreen />}>
      <Missing />
    </Suspense>
  );
}

function Missing(): never {
  notFound();
}
