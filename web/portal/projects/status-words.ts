import type { Enums } from "schemas/generated/database.ts";
import type { Texts } from "#texts/get-texts.ts";
import type { BadgeTone } from "#ui/badge/badge.tsx";

export type ProjectStatus = Enums<"project_status">;

/** How a project stands, from its beginning to its end. */
export const statusTones: Record<ProjectStatus, BadgeTone> = {
  planning: "neutral",
  in_progress: "good",
  waiting: "attention",
  review: "attention",
  live: "good",
  on_hold: "neutral",
};

type Reader = { isOwner: boolean; clientName: string; texts: Texts["project"] };

/** Whose turn a project is, as the database says. */
export type Turn = { turn: Enums<"project_side"> | null; step_done_at: string | null };

/** Whose turn it is, for its reader; null where it is nobody's, as in an archived project. */
export function turnWords(
  { turn, step_done_at }: Turn,
  { isOwner, clientName, texts }: Reader,
): string | null {
  const { yours, ours, clients, saidDone, markedDone } = texts.turn;
  if (turn === null) return null;
  if (step_done_at) return isOwner ? saidDone(clientName) : markedDone;
  if (isOwner) return turn === "agency" ? yours : clients(clientName);
  return turn === "client" ? yours : ours;
}
