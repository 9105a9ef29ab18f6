/** Whom an address is for. By `private link` whoever has it gets in; `machines` are programs, forms and scripts, without a session. */
export type Area = "public" | "signed in" | "owner" | "client" | "private link" | "machines";

/** What others do with an address. What is false for an area is true for none of its rows that do not say so themselves. */
type Rules = {
  /** Crawlers may come; else robots.txt asks them not to. Pages that are in no sitemap say `noindex` themselves. */
  robots: boolean;
  sitemap: boolean;
  /** Browsers fetch it while a pointer is on its link. */
  prefetch: boolean;
  /** A visit is counted, of whoever agreed. */
  analytics: boolean;
  /** Its path may be kept and shown to the owner; else only what kind of address it is. */
  logs: boolean;
  /** nginx may keep an answer for everybody; else an answer is for one person. */
  caches: boolean;
};

export type Address = Partial<Rules> & {
  /**
   * As a folder of web/app: `[name]` is any one part; `/*` at the end is everything below it. Right below the root a part is small
   * letters, digits and hyphens, and none that another row begins with for somebody else than the public.
   */
  path: `/${string}`;
  area: Area;
  /** The type of what the page shows: its only document, or the one whose web address is `slug`, or stands in place of [slug]. */
  document?: string;
  slug?: string;
  /** The part of the texts whose `title` names the page; without it its document does. */
  words?: string;
  /** It does nothing for whoever lacks the secret of its program, or the cookie of a preview. */
  asksForSecret?: true;
  /** Its page is there only once its document is published. */
  isOptional?: true;
  /** Nothing is there yet, and nobody else may take it. */
  isReserved?: true;
};

const nothing = {
  robots: false,
  sitemap: false,
  prefetch: false,
  analytics: false,
  logs: false,
  caches: false,
} satisfies Rules;

export const rulesOfAreas: Record<Area, Rules> = {
  public: { robots: true, sitemap: true, prefetch: true, analytics: true, logs: true, caches: true },
  "signed in": nothing,
  owner: nothing,
  client: nothing,
  // A crawler that may not come could list the bare address.
  "private link": { ...nothing, robots: true },
  machines: { ...nothing, robots: true, logs: true, caches: true },
};

/** Of public pages that are found from others alone. */
const unlisted = { sitemap: false, prefetch: false, analytics: false } as const;
/** Of what forms and scripts of the site ask, open to everybody. */
const door = { area: "machines", robots: false, logs: false, caches: false } as const;

/**
 * Every address of the site, each once: what is told of addresses anywhere is made from this list, or held against it by
 * web/addresses.test.ts. The most exact row counts.
 */
export const addresses = [
  { path: "/", area: "public", document: "homePage" },
  { path: "/services/[slug]", area: "public", document: "servicePage" },
  { path: "/work", area: "public", document: "workPage" },
  { path: "/work/[slug]", area: "public", document: "caseStudy" },
  { path: "/contact", area: "public", document: "promises", words: "contact" },
  { path: "/discovery-call", area: "public", document: "promises", words: "discoveryCall" },
  { path: "/brand", area: "public", document: "brandKit", words: "brand" },
  { path: "/imprint", area: "public", document: "legalPage", slug: "imprint", isOptional: true },
  { path: "/privacy-policy", area: "public", document: "legalPage", slug: "privacy-policy" },
  { path: "/terms-of-service", area: "public", document: "legalPage", slug: "terms-of-service" },
  { path: "/journal", area: "public", isReserved: true },
  { path: "/journal/[slug]", area: "public", isReserved: true },
  { path: "/[slug]", area: "public", document: "page" },
  // Next takes these for the home page and for its own error pages, and links show the home page's picture by the last one.
  { path: "/index", area: "public", isReserved: true },
  { path: "/404", area: "public", isReserved: true },
  { path: "/500", area: "public", isReserved: true },
  { path: "/home", area: "public", isReserved: true },

  { path: "/login", area: "public", ...unlisted },
  { path: "/signup", area: "public", ...unlisted },
  { path: "/forgot-password", area: "public", ...unlisted },
  { path: "/reset-password", area: "public", ...unlisted, logs: false },
  { path: "/subscription-cancelled", area: "public", ...unlisted, logs: false },
  { path: "/parts", area: "public", ...unlisted },

  { path: "/auth/*", area: "private link" },
  { path: "/login/*", area: "private link", isReserved: true },
  { path: "/auth/invite/[token]", area: "private link" },
  { path: "/calls/[token]", area: "private link" },
  { path: "/unsubscribe/[token]", area: "private link" },
  { path: "/api/calls/[token]", area: "private link", robots: false },
  { path: "/api/calendar/[token]", area: "private link", robots: false },
  { path: "/api/unsubscribe/[token]", area: "private link", robots: false },

  { path: "/dashboard", area: "signed in" },
  { path: "/dashboard/*", area: "signed in" },
  { path: "/dashboard/owner", area: "owner" },
  { path: "/dashboard/owner/*", area: "owner" },
  { path: "/dashboard/client", area: "client" },
  { path: "/dashboard/client/*", area: "client" },
  { path: "/projects/*", area: "signed in" },
  { path: "/projects/[projectId]/edit", area: "owner" },
  { path: "/invoices/*", area: "signed in" },
  { path: "/statement/*", area: "signed in" },
  { path: "/documentation", area: "signed in", document: "portal" },
  { path: "/documentation/[slug]", area: "signed in", document: "docArticle" },
  { path: "/documentation/your-site/*", area: "signed in" },
  { path: "/documentation/your-site/new", area: "owner" },
  { path: "/documentation/your-site/[docId]/edit", area: "owner" },
  { path: "/subscription-portal", area: "client" },
  { path: "/subscription-success", area: "signed in" },

  // Leads to the portal's search whoever has a session, until visitors have one of their own.
  { path: "/search", ...door },

  // What is not open by a row of its own is for people who are signed in.
  { path: "/api/*", area: "signed in" },
  { path: "/api/owner/*", area: "owner" },
  { path: "/api/outbox", area: "owner" },
  { path: "/api/outbox/*", area: "owner" },
  { path: "/api/contact", ...door },
  { path: "/api/discovery-call", ...door },
  { path: "/api/proverb", ...door },
  { path: "/api/session", ...door },
  { path: "/api/sign-in", ...door },
  { path: "/api/sign-up", ...door },
  { path: "/api/sign-out", ...door },
  { path: "/api/second-step", ...door },
  { path: "/api/second-step/*", ...door },
  { path: "/api/send-code", ...door },
  { path: "/api/confirm", ...door },
  { path: "/api/forgot-password", ...door },
  { path: "/api/reset-password", ...door },
  { path: "/api/preview/exit", ...door },
  { path: "/api/preview/*", ...door, asksForSecret: true },
  { path: "/api/background", ...door, asksForSecret: true },
  { path: "/api/revalidate/tags", ...door, asksForSecret: true },
  { path: "/api/receipts", ...door, asksForSecret: true },
  { path: "/api/health", ...door },
  { path: "/api/ready", ...door },
  { path: "/api/revalidate", ...door },
  { path: "/api/stripe", ...door },

  { path: "/.well-known/*", area: "machines" },
  { path: "/_next/*", area: "machines" },
  { path: "/built/*", area: "machines" },
  { path: "/media/*", area: "machines" },
  { path: "/icons/*", area: "machines" },
  { path: "/link-preview/*", area: "machines" },
  { path: "/brand/logos.zip", area: "machines" },
  { path: "/consent-words.json", area: "machines" },
  { path: "/llms.txt", area: "machines" },
  { path: "/manifest.webmanifest", area: "machines" },
  { path: "/robots.txt", area: "machines" },
  { path: "/sitemap.xml", area: "machines" },
  { path: "/favicon.ico", area: "machines" },
  { path: "/icon.svg", area: "machines" },
  { path: "/apple-icon.png", area: "machines" },
] as const satisfies readonly Address[];
