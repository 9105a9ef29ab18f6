import { serve } from "@hono/node-server";
import { lockDirectory } from "../lock-directory.ts";
import { isLocalHost } from "./is-local-host.ts";
import { logErrorsBriefly } from "./log-errors-briefly.ts";
import { openBackend } from "./open-backend.ts";
import { createMailer } from "./send-mail.ts";

process.env.DO_NOT_TRACK = "1";
process.env.LITE_TELEMETRY = "0";
logErrorsBriefly();

let stop = async (exitCode: number): Promise<void> => process.exit(exitCode);
process.once("SIGTERM", () => void stop(0));
process.once("SIGINT", () => void stop(0));
if (process.send) process.once("disconnect", () => void stop(0));

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const port = Number(read("SUPABASE_PORT"));
  const directory = read("SUPABASE_DIRECTORY");
  const jwtSecret = read("SUPABASE_JWT_SECRET");
  if (jwtSecret.length < 32) throw new Error("SUPABASE_JWT_SECRET is shorter than 32 characters");
  const settings = {
    directory,
    jwtSecret,
    publishableKey: read("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: read("SUPABASE_SECRET_KEY"),
    siteUrl: read("SITE_URL"),
    sendMail: createMailer(Number(read("SMTP_PORT"))).send,
  };

  const unlock = lockDirectory(directory);
  const backend = await openBackend(settings);
  const server = serve({ hostname: "127.0.0.1", port, fetch: answer }, () => {
    console.log(`Supabase is at http://127.0.0.1:${port}`);
    process.send?.({ ready: true });
  });

  function answer(request: Request, { incoming }: { incoming: { socket: { remoteAddress?: string } } }) {
    if (!isLocalHost(request.headers.get("host"))) return new Response("Forbidden", { status: 403 });
    return backend.handle(request, incoming.socket.remoteAddress ?? "");
  }

  stop = async (exitCode) => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    await backend.close();
    unlock();
    process.exit(exitCode);
  };

  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken` : error.message);
    void stop(1);
  });
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
