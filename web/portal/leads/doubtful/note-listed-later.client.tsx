"use client";

import { useEffect } from "react";
import { postFields } from "#ui/saved-form/post-fields.ts";

/** Says that these requests are shown, once they are. */
export function NoteListedLater({ ids }: { ids: string[] }) {
  const listed = ids.join(",");
  useEffect(() => {
    postFields("/api/owner/doubtful", { ids: listed });
  }, [listed]);
  return null;
}
