import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "#env.ts";
import type { Done } from "#ui/saved-form/form-answer.ts";
import { noticeCookie } from "#ui/toast/notice-cookie.ts";

const done = z.object({
  text: z.string().max(1000),
  undo: z
    .object({ action: z.string().regex(/^\/api\//), fields: z.record(z.string(), z.string()) })
    .optional(),
});

const seconds = 15;

/** The header that has the next page say what was done. */
export function noticeHeader(said: Done): Record<string, string> {
  const secure = env.SITE_URL.startsWith("https:") ? "; Secure" : "";
  const value = encodeURIComponent(JSON.stringify(said));
  return { "Set-Cookie": `${noticeCookie}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}` };
}

/** The header of an answer that says nothing in the next page's notice: what the form before it did was said long enough. */
export const forgottenNotice = { "Set-Cookie": `${noticeCookie}=; Path=/; Max-Age=0; SameSite=Lax` };

/** What the form before this page did, if it was just now. */
export async function readNotice(): Promise<Done | null> {
  try {
    const kept = (await cookies()).get(noticeCookie)?.value;
    return kept ? done.parse(JSON.parse(kept)) : null;
  } catch {
    return null;
  }
}
