import { readPort, readSetting, runServer } from "../../process/run-server.ts";
import { startMail } from "./start-mail.ts";

await runServer(async () => {
  const [smtpPort, inboxPort] = [readPort("SMTP_PORT"), readPort("INBOX_PORT")];
  return {
    stop: await startMail({ smtpPort, inboxPort, directory: readSetting("MAIL_DIRECTORY") }),
    ready: `Mail: inbox at http://localhost:${inboxPort}, SMTP on port ${smtpPort}`,
  };
});
