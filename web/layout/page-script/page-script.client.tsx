"use client";

/**
 * The small script of every page: what acts without React. Only the server knows its text, so that it stands in the page once,
 * and not in its data as well; React leaves alone what is in an element that it believes to be empty.
 */
export function PageScript() {
  const text = typeof window === "undefined" ? (process.env.PAGE_SCRIPT ?? "") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, built by delivery/bundle-scripts.ts.
  return <script id="page-script" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
