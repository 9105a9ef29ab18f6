export type Settings = ReturnType<typeof readSettings>;

/** Reads the lake's settings from the environment. Throws an Error naming the variable that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv) {
  const port = readNumber("LAKE_PORT", env.LAKE_PORT || "3900");
  if (port > 65_527) throw new Error("LAKE_PORT must leave room for the eight ports after it");
  if (!env.LAKE_DIRECTORY) throw new Error("LAKE_DIRECTORY must be set");
  if (!env.LAKE_WEBHOOK_URL !== !env.LAKE_WEBHOOK_SECRET) {
    throw new Error("LAKE_WEBHOOK_URL and LAKE_WEBHOOK_SECRET must be set together");
  }
  return {
    port,
    directory: env.LAKE_DIRECTORY,
    projectId: "local",
    dataset: "production",
    origins: (env.LAKE_ORIGINS ?? "")
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
    /** The address that asset URLs begin with. */
    publicUrl: `http://localhost:${port}`,
    webhook:
      env.LAKE_WEBHOOK_URL && env.LAKE_WEBHOOK_SECRET
        ? {
            url: env.LAKE_WEBHOOK_URL,
            secret: env.LAKE_WEBHOOK_SECRET,
            filter: env.LAKE_WEBHOOK_FILTER,
            projection: env.LAKE_WEBHOOK_PROJECTION,
          }
        : null,
    token: env.LAKE_TOKEN || undefined,
    /** How long a query may take, in milliseconds. */
    queryMilliseconds: readNumber("LAKE_QUERY_MILLISECONDS", env.LAKE_QUERY_MILLISECONDS || "10000"),
  };
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a whole number above zero`);
  return number;
}
