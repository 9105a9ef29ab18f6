export const privately = { "Cache-Control": "private, no-store" };

export function refuse(status: number, error: string, waitSeconds?: number): Response {
  const headers = { ...privately, ...(waitSeconds && { "Retry-After": String(waitSeconds) }) };
  return Response.json({ error }, { status, headers });
}

/** Answers what `read` makes; a failure is logged, and told in these words. */
export async function answerRead(failed: string, read: () => Promise<Response>): Promise<Response> {
  try {
    return await read();
  } catch (error) {
    console.error(failed, error instanceof Error ? error.message : error);
    return refuse(503, failed);
  }
}
