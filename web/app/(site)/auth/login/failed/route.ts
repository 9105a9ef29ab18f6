import type { NextRequest } from "next/server";
import { readLinkFailure } from "#accounts/account-form/link-failure.ts";
import { goTo } from "#forms/answer-form.ts";
import { sameSitePage } from "#forms/same-site-path.ts";

/**
 * What /login is with an error of the sign-in service in its address (next.config.ts): the way to the same page without it, whose anchor
 * says in our own words what happened. Where somebody was going is kept.
 */
export function GET({ nextUrl: { searchParams } }: NextRequest): Response {
  const failure = readLinkFailure(searchParams);
  const from = sameSitePage(searchParams.get("from") ?? undefined);
  const query = from ? `?${new URLSearchParams({ from })}` : "";
  return goTo(`/login${query}${failure ? `#${failure}` : ""}`);
}
