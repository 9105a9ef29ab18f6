/**
 * Where a form's page shows an answer to a browser without script: the endpoint redirects (303) to the page with
 * this anchor, and the text that is hidden there appears as the anchor's target, so the page stays static.
 * A number is the place of a broken rule in the request's list of rules.
 */
export function answerAnchor(answer: "sent" | "failed" | "full" | number): string {
  return typeof answer === "number" ? `rule-${answer + 1}` : answer;
}
