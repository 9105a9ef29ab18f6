import type { NextRequest } from "next/server";

/** Runs before the pages below. What it does is loaded with the first of them: a site that is only visited does not hold it. */
export async function proxy(request: NextRequest) {
  const { answerPrivately } = await import("#app/private-pages.ts");
  return answerPrivately(request);
}

export const config = {
  // Few, because each is tried on every request.
  matcher: [
    "/:area(calls|dashboard|projects|documentation|invoices|statement|auth|unsubscribe)/:rest*",
    "/:page(subscription-portal|subscription-success)",
    "/login/:rest+",
    // Where next.config.ts gives those who were here before a page of their own.
    { source: "/:page(login|signup)", has: [{ type: "cookie", key: "signed-in" }] },
    { source: "/reset-password", has: [{ type: "cookie", key: "new-password" }] },
    // A preview is rendered for one request too.
    { source: "/((?!api|_next|built|media).*)", has: [{ type: "cookie", key: "__prerender_bypass" }] },
  ],
};
