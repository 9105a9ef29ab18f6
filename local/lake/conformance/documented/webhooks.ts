import type { Section } from "./section.ts";

export const webhookSections: Section[] = [
  {
    title: "GROQ-powered webhooks",
    source: "sanity.io/docs/webhooks",
    lines: [
      "trigger on create, update, delete",
      "filter",
      "projection",
      "before(), after() and delta:: functions",
      "drafts and versions",
      "HTTP method",
      "HTTP headers",
      "idempotency-key",
      "sanity-transaction-id, sanity-transaction-time",
      "sanity-project-id, sanity-dataset, sanity-document-id",
      "sanity-webhook-id",
      "sanity-operation",
      "sanity-webhook-signature",
      "another try after 429 and 5xx",
    ],
  },
  {
    title: "HTTP API: Webhooks",
    source: "sanity.io/docs/http-reference/webhooks",
    lines: [
      "GET /hooks/projects/{projectId}",
      "POST /hooks/projects/{projectId}",
      "GET /hooks/projects/{projectId}/{hookId}",
      "PATCH /hooks/projects/{projectId}/{hookId}",
      "DELETE /hooks/projects/{projectId}/{hookId}",
      "GET /hooks/projects/{projectId}/{hookId}/attempts",
      "GET /hooks/projects/{projectId}/{hookId}/messages",
      "GET /hooks/projects/{projectId}/attempts/{attemptId}",
    ],
  },
];
