import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";

type Details = {
  type?: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  code?: string | undefined;
  param?: string | undefined;
  decline_code?: string;
  charge?: string;
};

/** What Stripe answers to a request that it refuses: thrown by whatever was asked, answered by the API. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly details: Details;

  constructor(message: string, details: Details = {}, status: ContentfulStatusCode = 400) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toJSON() {
    return { error: { type: "invalid_request_error", message: this.message, ...this.details } };
  }
}

export function missing(kind: string, id: string, param = "id", status: 400 | 404 = 404): Refusal {
  return new Refusal(`No such ${kind}: '${id}'`, { code: "resource_missing", param }, status);
}

/** The first fault of a form, in Stripe's codes: https://docs.stripe.com/error-codes */
export function refusalOf({ issues: [issue] }: z.ZodError): Refusal {
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const [root = "", ...inner] = [...(issue?.path ?? []), ...unknown].map(String);
  const param = root + inner.map((key) => `[${key}]`).join("");
  if (issue?.code === "unrecognized_keys")
    return new Refusal(`Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
  if (issue?.code === "invalid_type" && issue.message.endsWith("received undefined"))
    return new Refusal(`Missing required param: ${param}.`, { code: "parameter_missing", param });
  if (issue?.message === "integer")
    return new Refusal(`Invalid integer: ${param}`, { code: "parameter_invalid_integer", param });
  return new Refusal(`Invalid ${param}: ${issue?.message ?? "not as documented"}`, { param });
}
