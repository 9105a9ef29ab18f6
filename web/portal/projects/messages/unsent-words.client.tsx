"use client";

import { useEffect, useState } from "react";
import { readDraft } from "#ui/draft/draft.ts";
import { TextAreaView } from "#ui/text-area/text-area-view.tsx";
import { messageDraft } from "./message-draft.ts";

type UnsentWordsProps = { projectId: string; userId: string; label: string; hint: string };

/** The message that somebody was writing where they can write no more. */
export function UnsentWords({ projectId, userId, label, hint }: UnsentWordsProps) {
  const [words, setWords] = useState("");
  useEffect(() => setWords(readDraft(messageDraft(projectId, userId))), [projectId, userId]);
  if (words === "") return null;
  return <TextAreaView label={label} name="unsent" hint={hint} optional="" rows={6} readOnly value={words} />;
}
