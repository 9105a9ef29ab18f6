"use client";

import "#styles/index.css";
import { defaultRegion } from "schemas/default-region.ts";
import { withLanguage } from "schemas/locale-of.ts";
import { UnexpectedError } from "#sections/error-screen/unexpected-error.tsx";
import { errors } from "#texts/en/errors.ts";

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** In place of everything, when the layouts themselves fail. */
export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang={withLanguage("en", defaultRegion.locale)}>
      <head>
        <title>{errors.title}</title>
      </head>
      <body>
        <main>
          <UnexpectedError {...props} />
        </main>
      </body>
    </html>
  );
}
