import type { Context } from "hono";
import { LakeError } from "./lake-error.ts";

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
