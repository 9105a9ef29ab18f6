import { prefetchRules } from "./prefetch-rules.ts";

/** Lets the browser fetch a page while the pointer is on its link. Its text never changes, so a policy's hash covers it. */
export function Prefetch() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own, as JSON.
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: prefetchRules }} />
  );
}
