import { once } from "node:events";
import { connect } from "node:net";
import { connect as connectSafely } from "node:tls";
import { type Finding, right, wrong } from "./finding.ts";

/** Whether a mail server greets at SMTP_URL; whether it takes the password shows with the first mail. */
export async function checkMail(address: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(address);
  const isSafe = protocol === "smtps:";
  const options = { host: hostname, port: Number(port || (isSafe ? 465 : 587)) };
  const socket = isSafe ? connectSafely({ ...options, servername: hostname }) : connect(options);
  try {
    const [greeting] = await once(socket, "data", { signal: AbortSignal.timeout(8000) });
    return [
      String(greeting).startsWith("220")
        ? right("The mail server answers")
        : wrong("What answers at SMTP_URL is no mail server", "Check host and port."),
    ];
  } catch {
    return [wrong("The mail server does not answer", "Check SMTP_URL: host, port, smtp: or smtps:.")];
  } finally {
    socket.destroy();
  }
}
