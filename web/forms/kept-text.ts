import "server-only";
import { getTexts } from "#texts/get-texts.ts";
import { type Kept, keptPage } from "./kept-page.ts";

type KeptText = Omit<Kept, "texts"> & { words?: Partial<Kept["texts"]> };

/**
 * The answer to a form that was not accepted, for a browser without script: why, and the same form with what was typed,
 * to send once more. A redirect would lose it.
 */
export async function keptText(action: string, { words, ...kept }: KeptText): Promise<Response> {
  const { forms } = await getTexts();
  return keptPage(action, { ...kept, texts: { ...forms.kept, ...words } });
}
