import type { Context } from "hono";

export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413;

/** A refusal with the status and the JSON body that Sanity's API gives for it. */
export class LakeError extends Error {
  readonly status: ErrorStatus;
  readonly body: Record<string, unknown>;

  constructor(status: ErrorStatus, body: Record<string, unknown>, description: string) {
    super(description);
    this.name = "LakeError";
    this.status = status;
    this.body = body;
  }
}

const reasons: Record<ErrorStatus, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  413: "Request Entity Too Large",
};

/** A refusal by the API's front door: `{statusCode, error, message}`. */
export function gatewayError(status: ErrorStatus, message: string): LakeError {
  return new LakeError(status, { statusCode: status, error: reasons[status], message }, message);
}

/** A refusal by the lake itself: `{error: {type, description, …}}`. */
export function contentError(
  status: ErrorStatus,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeError {
  return new LakeError(status, { error: { ...details, description, type } }, description);
}

/** A refusal of one mutation of a transaction: `{error: {type: "mutationError", description, items}}`. */
export function mutationError(
  status: ErrorStatus,
  index: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): LakeError {
  return contentError(status, "mutationError", `The mutation(s) failed: ${description}`, {
    items: [{ error: { ...details, description, type }, index }],
  });
}

export function malformed(description: string): LakeError {
  return contentError(400, "validationError", description);
}

/** The answer to whatever a route threw: a refusal in Sanity's shape, or a 500 that is logged with its stack. */
export function answerError(error: unknown, context: Context): Response {
  if (error instanceof LakeError) return context.json(error.body, error.status);
  if (error instanceof RangeError) {
    return context.json(
      { statusCode: 400, error: "Bad Request", message: "The request is too complex" },
      400,
    );
  }
  console.error(`${context.req.method} ${new URL(context.req.url).pathname} failed`, error);
  const message = "An internal server error occurred";
  return context.json({ statusCode: 500, error: "Internal Server Error", message }, 500);
}
