import "server-only";
import { draftMode } from "next/headers";

/** Whether this request comes from an editor's verified preview. Never so while a static page is rendered. */
export async function isPreview(): Promise<boolean> {
  return (await previewState()) ?? false;
}

/** The same; undefined outside of any request, as in the site's own timers. */
export async function previewState(): Promise<boolean | undefined> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return;
  }
}
