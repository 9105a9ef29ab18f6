import "server-only";
import { getFormats } from "#formats/get-formats.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** Has the database search by the grammar of the site's language; it makes its indexes anew where that changed. */
export async function useSearchLanguage(): Promise<boolean> {
  const { languageName: language } = await getFormats();
  await serviceClient.rpc("set_search_language", { language }).then(unwrap("The search's language"));
  return false;
}
