/** The session that an access token is of. The token is not looked at: it has to come from the sign-in service. */
export function readSessionId(token: string): string {
  const [, payload = ""] = token.split(".");
  const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  if (typeof claims === "object" && claims !== null && "session_id" in claims)
    return String(claims.session_id);
  throw new Error("The access token names no session");
}
