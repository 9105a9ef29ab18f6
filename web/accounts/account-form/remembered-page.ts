import { sameSitePage } from "#forms/same-site-path.ts";

/**
 * The page to go back to after signing in. A static login cannot put it into its form, so it is read from the address that the
 * form was sent from; a form that has it in a field says it itself. Empty when there is none of this site's.
 */
export function rememberedPage({ from }: Record<string, string>, { headers }: Request): string {
  const sentFrom = URL.parse(headers.get("referer") ?? "");
  return sameSitePage(from) ?? sameSitePage(sentFrom?.searchParams.get("from")) ?? "";
}
