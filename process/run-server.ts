/**
 * Runs a server as a process of its own, until a signal comes or whoever started the process is gone. `start` gives what to print
 * once it is ready, and how it is stopped. An Error that keeps it from starting is printed and ends the process with 1.
 */
export async function runServer(
  start: () => Promise<{ ready: string; stop: () => Promise<void> }>,
): Promise<void> {
  let stop = async (): Promise<void> => {};
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  if (process.send) process.once("disconnect", end);
  try {
    const server = await start();
    stop = server.stop;
    console.log(server.ready);
    if (process.connected) process.send?.({ ready: true });
    else if (process.send) await end();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export function readSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

export function readPort(name: string): number {
  const port = Number(process.env[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number`);
  return port;
}
