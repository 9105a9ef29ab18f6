/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: only pages that are the same for everybody. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: ["/api/*", "/dashboard*", "/projects/*", "/documentation", "/login*", "/*.*"],
            },
          },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Lets the browser fetch a page while the pointer is on its link. Its text never changes, so a policy's hash covers it. */
export function Prefetch() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules written above, as JSON.
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  );
}
