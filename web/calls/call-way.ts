import type { Texts } from "#texts/get-texts.ts";

/** Who rings whom when a call is confirmed: in the owner's words, where there are some. */
export function callWay(
  { phone }: { phone: string | null },
  written: string | null | undefined,
  { way }: Texts["privateCall"],
): string {
  return written || (phone ? way.byPhone(phone) : way.byEmail);
}
