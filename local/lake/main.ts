import { lockDirectory } from "../lock-directory.ts";
import { readSettings } from "./read-settings.ts";
import { startServer } from "./server.ts";

try {
  const settings = readSettings(process.env);
  const unlock = lockDirectory(settings.directory);
  const stop = await startServer(settings);
  const end = async (): Promise<void> => {
    await stop();
    unlock();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  if (process.send) {
    process.once("disconnect", end);
    if (process.connected) process.send({ ready: true });
    else await end();
  }
  console.log(
    `Content lake: ${settings.publicUrl}, project ${settings.projectId}, dataset ${settings.dataset}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
