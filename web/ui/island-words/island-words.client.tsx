"use client";

import { createContext, type ReactNode, use } from "react";
import type { Texts } from "#texts/get-texts.ts";

type Words = Texts["shell"]["islands"];

const Given = createContext<Words | null>(null);

/** Gives the forms and dialogs below it what all of them say, so that no place that has one gives it again. */
export function IslandWords({ words, children }: { words: Words; children: ReactNode }) {
  return <Given value={words}>{children}</Given>;
}

export function useIslandWords(): Words {
  const words = use(Given);
  if (!words) throw new Error("A form or dialog stands where no IslandWords are");
  return words;
}
