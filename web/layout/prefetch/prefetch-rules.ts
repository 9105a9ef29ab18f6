/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: the pages that are the same for everybody. */
const pages = {
  prefetch: [
    {
      where: {
        href_matches: [
          "/",
          "/services/*",
          "/work",
          "/work/*",
          "/contact",
          "/discovery-call",
          "/brand",
          "/terms-of-service",
          "/privacy-policy",
          "/imprint",
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export const prefetchRules = JSON.stringify(pages);
