import type { Enums } from "schemas/generated/database.ts";

type Reader = { isOwner: boolean; clientName: string };

/** Whose turn it is, as the reader would say it. */
export function turnWords(side: Enums<"project_side">, { isOwner, clientName }: Reader): string {
  if (isOwner) return side === "agency" ? "Your turn" : `${clientName}’s turn`;
  return side === "client" ? "Your turn" : "Our turn";
}
