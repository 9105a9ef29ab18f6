"use client";

import { createContext, type ReactNode, use } from "react";
import { errors } from "#texts/en/errors.ts";
import type { Texts } from "#texts/get-texts.ts";

const Given = createContext<Texts["errors"]>(errors);

/** Gives the error screens below it their words in the site's language; without them they are in English. */
export function ErrorTexts({ texts, children }: { texts: Texts["errors"]; children: ReactNode }) {
  return <Given value={texts}>{children}</Given>;
}

export function useErrorTexts(): Texts["errors"] {
  return use(Given);
}
