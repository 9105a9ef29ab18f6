import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";

/**
 * Says whether a request comes without the token that the lake asks for.
 * Without a token in the settings everybody on this machine is the editor; beyond it, nobody is.
 */
export function createAnonymousCheck(
  token: string | undefined,
  isLocal: boolean,
): (context: Context) => boolean {
  if (token === undefined) return () => !isLocal;
  const expected = Buffer.from(`Bearer ${token}`);
  return (context) => {
    const given = Buffer.from(context.req.header("authorization") ?? "");
    return given.length !== expected.length || !timingSafeEqual(given, expected);
  };
}
