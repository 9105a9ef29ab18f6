import { readPort, readSetting, runServer } from "../../process/run-server.ts";
import { serveStudio } from "./serve-studio.ts";

await runServer(async () => {
  const port = readPort("STUDIO_PORT");
  const reaches = process.env.STUDIO_REACHES?.split(" ").filter(Boolean);
  const stop = await serveStudio(readSetting("STUDIO_DIRECTORY"), port, reaches);
  return { stop, ready: `Studio: http://localhost:${port}` };
});
