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

export function turnWords(side: Enums<"project_side">, { isOwner, clientName, texts }: Reader): string {
  const { yours, ours, clients } = texts.turn;
  if (isOwner) return side === "agency" ? yours : clients(clientName);
  return side === "client" ? yours : ours;
}
