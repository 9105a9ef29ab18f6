import { z } from "zod";

const answered = z.object({ result: z.string().nullish() });
const query = '*[_id == "siteSettings"][0].locale';

/**
 * The language that the site is written in, as the settings in the lake say: what hosted Supabase is told when its templates are
 * pushed, the embedded one asks for. English where there is no lake, or it does not answer at once.
 */
export async function readLanguage(lakeUrl: string | undefined): Promise<string> {
  if (!lakeUrl) return "en";
  try {
    const address = `${lakeUrl}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(1000) });
    const { result } = answered.parse(await response.json());
    return result?.split("-")[0] || "en";
  } catch {
    return "en";
  }
}
