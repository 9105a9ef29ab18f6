import { Hono } from "hono";

/** GET /check/cors: whether the asking origin may read with credentials. Answered to every origin. */
export function createCorsCheck(origins: ReadonlySet<string>): Hono {
  return new Hono().get("/check/cors", (context) => {
    const origin = context.req.header("origin");
    const allowed = origin === undefined || origins.has(origin);
    return context.json({ result: { allowed, withCredentials: allowed } });
  });
}
