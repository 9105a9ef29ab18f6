import "server-only";
import { getPromises } from "#site/promises.ts";

/** Whether visitors are asked about cookies: where the owner has written no question nothing is asked, and no visit counted. */
export async function asksAboutVisits(): Promise<boolean> {
  return Boolean((await getPromises())?.consentQuestion);
}
