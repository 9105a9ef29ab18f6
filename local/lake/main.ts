import { lockDirectory } from "../../process/lock-directory.ts";
import { runServer } from "../../process/run-server.ts";
import { readSettings } from "./read-settings.ts";
import { startServer } from "./server.ts";

await runServer(async () => {
  const settings = readSettings(process.env);
  const unlock = lockDirectory(settings.directory);
  const close = await startServer(settings);
  return {
    ready: `Content lake: ${settings.publicUrl}, project ${settings.projectId}, dataset ${settings.dataset}`,
    async stop() {
      await close();
      unlock();
    },
  };
});
