import { verify } from "hono/jwt";
import { z } from "zod";

const claims = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** Whose token a request shows, and of which session; null when it is not one of this backend's, or has run out. */
export async function readBearer(
  { headers }: Request,
  jwtSecret: string,
): Promise<z.infer<typeof claims> | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  if (!token) return null;
  const payload: unknown = await verify(token, jwtSecret, "HS256").catch(() => null);
  return claims.safeParse(payload).data ?? null;
}
