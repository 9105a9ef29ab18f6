import { serveStudio } from "./serve-studio.ts";

try {
  const port = Number(process.env.STUDIO_PORT);
  const directory = process.env.STUDIO_DIRECTORY;
  if (!Number.isInteger(port) || port < 1) throw new Error("STUDIO_PORT must be a port number");
  if (!directory) throw new Error("STUDIO_DIRECTORY must be set");
  const reaches = process.env.STUDIO_REACHES?.split(" ").filter(Boolean);
  const stop = await serveStudio(directory, port, reaches);
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  if (process.send) process.once("disconnect", end);
  process.send?.({ ready: true });
  console.log(`Studio: http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
