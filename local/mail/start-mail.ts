import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { lockDirectory } from "../../process/lock-directory.ts";
import { closeServer } from "../close-server.ts";
import { createInbox } from "./create-inbox.ts";
import { createSmtpSink } from "./create-smtp-sink.ts";
import { Mailbox } from "./mailbox.ts";

type MailSettings = { smtpPort: number; inboxPort: number; directory: string };

/** Starts the mail sink and its inbox page on 127.0.0.1. Returns the function that stops both. */
export async function startMail({
  smtpPort,
  inboxPort,
  directory,
}: MailSettings): Promise<() => Promise<void>> {
  const unlock = lockDirectory(directory);
  const mailbox = new Mailbox(directory);
  const sink = createSmtpSink(mailbox);
  const inbox = createAdaptorServer({ fetch: createInbox(mailbox).fetch });
  try {
    await Promise.all([
      once(sink.listen(smtpPort, "127.0.0.1"), "listening"),
      once(inbox.listen(inboxPort, "127.0.0.1"), "listening"),
    ]);
  } catch (error) {
    sink.close();
    inbox.close();
    unlock();
    throw error;
  }
  return async () => {
    await Promise.all([new Promise<void>((resolve) => sink.close(() => resolve())), closeServer(inbox)]);
    unlock();
  };
}
