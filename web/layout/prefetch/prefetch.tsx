/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: the pages that are the same for everybody. */
const rules = {
  prefetch: [
    {
      where: {
        href_matches: [
          "/",
          "/services/*",
          "/contact",
          "/discovery-call",
          "/brand",
          "/terms-of-service",
          "/privacy-policy",
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
