import { startMail } from "./start-mail.ts";

try {
  const inboxPort = readPort("INBOX_PORT");
  const smtpPort = readPort("SMTP_PORT");
  const directory = process.env.MAIL_DIRECTORY;
  if (!directory) throw new Error("MAIL_DIRECTORY must be set");
  const stop = await startMail({ smtpPort, inboxPort, directory });
  const end = async (): Promise<void> => {
    await stop();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  if (process.send) process.once("disconnect", end);
  process.send?.({ ready: true });
  console.log(`Mail: inbox at http://localhost:${inboxPort}, SMTP on port ${smtpPort}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readPort(name: string): number {
  const port = Number(process.env[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} must be a port number`);
  return port;
}
