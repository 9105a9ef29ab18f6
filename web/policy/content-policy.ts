type PolicyParts = {
  /** Sources of scripts beside this site's own files: hashes or a nonce. */
  scripts: readonly string[];
  /** Hashes of style elements. */
  styles?: readonly string[];
  /** Hashes of style attributes, or nothing where there are none, or `'unsafe-inline'` where nobody can know them. */
  styleAttributes: readonly string[];
  /** Whether the page may count visits. */
  countsVisits?: boolean;
  /** Where the page's forms may lead, beside this site. */
  formTargets?: readonly string[];
  /** The origin that may show the page in a frame and edit on it, whose overlays bring styles of their own. */
  previewedBy?: string | undefined;
};

const tagService = "https://www.googletagmanager.com";
const countingServices = ["https://*.google-analytics.com", "https://*.analytics.google.com", tagService];

/** The Content-Security-Policy of a page. https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP */
export function contentPolicy(parts: PolicyParts): string {
  const { scripts, styles = [], styleAttributes, countsVisits = false } = parts;
  const { formTargets = [], previewedBy } = parts;
  const counting = countsVisits ? countingServices : [];
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...(countsVisits ? [tagService] : [])],
    ["style-src", "'self'", ...styles, ...(previewedBy ? ["'unsafe-inline'"] : [])],
    ["style-src-attr", ...styleAttributes],
    ["img-src", "'self'", "data:", "blob:", ...counting],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...counting],
    ["media-src", "'self'"],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["frame-src", "https://www.youtube-nocookie.com"],
    ["form-action", "'self'", ...formTargets],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", ...(previewedBy ? ["'self'", previewedBy] : ["'none'"])],
  ];
  return directives
    .filter(([, ...sources]) => sources.length > 0)
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** For a page whose inline scripts nobody could name: its host serves it out of a cache of its own. */
export const unfinishedPagePolicy = contentPolicy({
  scripts: ["'unsafe-inline'"],
  styleAttributes: ["'unsafe-inline'"],
  countsVisits: true,
});

/** What everything gets that is no page: nothing in it may run. */
export const fallbackPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
