import { type EvaluateOptions, evaluate, parse } from "groq-js";

type Document = { _id: string; _type: string; [field: string]: unknown };

export type WebhookChange = {
  transactionId: string;
  documentId: string;
  operation: "create" | "update" | "delete";
  before: Document | null;
  after: Document | null;
  timestamp: string;
};

/** What a webhook hears of, and what it is told: GROQ as the API's webhooks take it. Empty: everything, the whole document. */
export type Projected = { filter?: string | undefined; projection?: string | undefined };

/**
 * The message that a webhook gets of a change, as JSON, or undefined when it does not hear of it. Of a deleted document
 * filter and projection see what it was. Throws an Error when filter or projection do not parse or cannot be evaluated.
 */
export function createProjection({ filter, projection }: Projected) {
  const isHeard = filter ? parse(filter, { mode: "delta" }) : undefined;
  const message = projection ? parse(`@${projection}`, { mode: "delta" }) : undefined;
  return async ({ before, after, timestamp }: WebhookChange): Promise<string | undefined> => {
    const root = after ?? before;
    const options: EvaluateOptions = { root, before, after, timestamp: new Date(timestamp) };
    if (isHeard && (await read(evaluate(isHeard, options))) !== true) return;
    return JSON.stringify(message ? await read(evaluate(message, options)) : root);
  };
}

async function read(value: ReturnType<typeof evaluate>): Promise<unknown> {
  return await (await value).get();
}
