import { outsideHosts } from "./outside-hosts.ts";

type PolicyParts = {
  /** Sources of scripts beside this site's own files: hashes or a nonce. */
  scripts: readonly string[];
  /** Hashes of style elements. */
  styles?: readonly string[];
  /** Whether style attributes may be anything, where nobody can know them. Else what holds for style elements holds for them. */
  hasStyleAttributes?: boolean;
  /** Whether the page may count visits. */
  countsVisits?: boolean;
  /** Where the page's forms may lead, beside this site. */
  formTargets?: readonly string[];
  /** Who may show the page in a frame, for a policy that is a header: a page cannot say so itself. */
  framedBy?: readonly string[];
  /** Whether the page is edited in that frame, by overlays that bring styles of their own. */
  isPreview?: boolean;
};

const [tagService] = outsideHosts.googleAnalytics;

/** The Content-Security-Policy of a page. https://developer.mozilla.org/docs/Web/HTTP/Guides/CSP */
export function contentPolicy(parts: PolicyParts): string {
  const { scripts, styles = [], hasStyleAttributes = false, countsVisits = false } = parts;
  const { formTargets = [], framedBy = [], isPreview = false } = parts;
  const counting = countsVisits ? outsideHosts.googleAnalytics : [];
  const directives: [string, ...string[]][] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...(countsVisits ? [tagService] : [])],
    ["style-src", "'self'", ...styles, ...(isPreview ? ["'unsafe-inline'"] : [])],
    ["style-src-attr", ...(hasStyleAttributes ? ["'unsafe-inline'"] : [])],
    ["img-src", "'self'", "data:", "blob:", ...counting],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...counting],
    ["media-src", "'self'"],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["frame-src", ...outsideHosts.youtube],
    ["form-action", "'self'", ...formTargets],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["frame-ancestors", ...framedBy],
  ];
  return directives
    .filter(([, ...sources]) => sources.length > 0)
    .map((directive) => directive.join(" "))
    .join("; ");
}
