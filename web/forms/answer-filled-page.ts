import "server-only";
import { z } from "zod";
import { env } from "#env.ts";
import { answerAnchor } from "./answer-anchor.ts";
import { fillPage } from "./fill-page.ts";

const limitMs = 1500;
const typed = z.record(z.string(), z.string()).catch({});

type Refusal = {
  /** Where the form posts to. */
  action: string;
  values: unknown;
  answer: "failed" | number;
  status: number;
  headers?: HeadersInit;
};

/**
 * Answers a refused form of a static page with that page, what was typed still in its fields: nothing of it goes into an
 * address, a cookie or a store. Where the page cannot be had, a redirect says at least what happened.
 */
export async function answerFilledPage(
  page: string,
  { action, values, answer, status, headers }: Refusal,
): Promise<Response> {
  const shown = answerAnchor(answer);
  try {
    const response = await fetch(new URL(page, env.SITE_URL), {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const html = fillPage(await response.text(), { action, fields: typed.parse(values), shown });
    const filled = new Headers(headers);
    filled.set("Content-Type", "text/html; charset=utf-8");
    filled.set("Cache-Control", "private, no-store");
    const policy = response.headers.get("content-security-policy");
    if (policy) filled.set("Content-Security-Policy", policy);
    return new Response(html, { status, headers: filled });
  } catch (error) {
    console.error(`${page} could not be filled: ${error instanceof Error ? error.message : "failed"}`);
    return new Response(null, { status: 303, headers: { Location: `${page}#${shown}` } });
  }
}
