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
  answer: "failed" | "full" | number;
  status: number;
  headers?: HeadersInit;
  /** The field that the answer is about. */
  field?: string;
};

/**
 * Answers a refused form of a static page with that page, what was typed still in its fields: nothing of it goes into an
 * address, a cookie or a store. Where the page cannot be had, a redirect says at least what happened.
 */
export async function answerFilledPage(
  page: string,
  { action, values, answer, status, headers, field }: Refusal,
): Promise<Response> {
  const shown = answerAnchor(answer);
  const fill = (html: string) =>
    fillPage(html, { action, fields: typed.parse(values), shown, broken: field });
  return (
    (await changePage(page, fill, { status, headers })) ??
    new Response(null, { status: 303, headers: { Location: `${page}#${shown}` } })
  );
}

/** A static page of ours, changed for one visitor; nothing if it cannot be had in time. */
export async function changePage(
  page: string,
  change: (html: string) => string,
  { status = 200, headers }: { status?: number; headers?: HeadersInit } = {},
): Promise<Response | undefined> {
  try {
    const response = await fetch(new URL(page, env.SITE_URL), {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const html = change(await response.text());
    const changed = new Headers(headers);
    changed.set("Content-Type", "text/html; charset=utf-8");
    changed.set("Cache-Control", "private, no-store");
    return new Response(html, { status, headers: changed });
  } catch (error) {
    console.error(`${page} could not be filled: ${error instanceof Error ? error.message : "failed"}`);
  }
}
