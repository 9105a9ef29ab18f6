import { z } from "zod";
import { sameSitePath } from "./same-site-path.ts";

type Place = {
  /** Where the form stands, to go back to. */
  page: string;
  /** Of a form that stands on several pages and names its own in `from`: the address below which it is believed. */
  within?: string;
};

const named = z.object({ from: z.string() });

/** The page that a form was sent from. */
export function pageOfForm({ page, within }: Place, values: unknown): string {
  const from = sameSitePath(named.safeParse(values).data?.from);
  return within && from?.startsWith(within) ? from : page;
}
