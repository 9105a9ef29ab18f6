import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Mailbox } from "./mailbox.ts";

const maxBytes = 25 * 1024 * 1024;

/**
 * An SMTP server that accepts every mail for every address and keeps it in the mailbox; it delivers nothing anywhere.
 * No sign-in, no encryption: it may only listen on this machine. A mail above 25 MB is refused with 552.
 */
export function createSmtpSink(mailbox: Mailbox): SMTPServer {
  const sink = new SMTPServer({
    banner: "local mail sink",
    disabledCommands: ["AUTH", "STARTTLS"],
    authOptional: true,
    disableReverseLookup: true,
    size: maxBytes,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      readMessage(stream)
        .then((raw) => mailbox.keep(raw, { from, to: rcptTo.map(({ address }) => address) }))
        .then(
          (id) => done(null, `Kept as ${id}`),
          (error: Error) => done(error),
        );
    },
  });
  sink.on("error", (error) => console.error(`Mail sink: ${error.message}`));
  return sink;
}

/** Reads on to the end even when the message is too large, as SMTP demands, but keeps nothing of it then. */
async function readMessage(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (stream.sizeExceeded) throw new MessageTooLarge();
  return Buffer.concat(chunks);
}

class MessageTooLarge extends Error {
  responseCode = 552;

  constructor() {
    super(`The message is larger than the allowed ${maxBytes} bytes`);
  }
}
