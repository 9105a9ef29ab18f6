import type { Enums } from "schemas/generated/database.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type ProjectStatus = Enums<"project_status">;

/** How a project stands, in plain words, from its beginning to its end. */
export const statusWords: Record<ProjectStatus, { words: string; tone: BadgeTone }> = {
  planning: { words: "Being planned", tone: "neutral" },
  in_progress: { words: "In progress", tone: "good" },
  waiting: { words: "Waiting for an answer", tone: "attention" },
  review: { words: "Ready for review", tone: "attention" },
  live: { words: "Live", tone: "good" },
  on_hold: { words: "On hold", tone: "neutral" },
};

type Reader = { isOwner: boolean; clientName: string };

export function turnWords(side: Enums<"project_side">, { isOwner, clientName }: Reader): string {
  if (isOwner) return side === "agency" ? "Your turn" : `${clientName}’s turn`;
  return side === "client" ? "Your turn" : "Our turn";
}
