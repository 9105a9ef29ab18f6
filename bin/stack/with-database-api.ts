import type { Api } from "./call-api.ts";
import { supabaseEnvironment } from "./environment.ts";
import type { Settings } from "./settings.ts";
import { withServer } from "./with-server.ts";

/**
 * Does work on the database, hosted or embedded, through its address and secret key. Only one process may open the embedded one's
 * folder: the running one is asked, or one is started for the moment. Throws an Error when the secret key is not set.
 */
export async function withDatabaseApi<Result>(
  settings: Settings,
  work: (api: Api) => Promise<Result>,
): Promise<Result> {
  if (!settings.isDatabaseLocal) {
    const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env;
    if (!url || !key) throw new Error("SUPABASE_SECRET_KEY is not set");
    return work({ url, key });
  }
  const url = `http://127.0.0.1:${settings.ports.supabase}`;
  const api = { url, key: settings.readSecrets().supabaseSecretKey };
  if (await isRunning(url)) return work(api);

  const env = supabaseEnvironment(settings);
  return withServer({ folder: "supabase", what: "The embedded database", env }, () => work(api));
}

async function isRunning(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}
