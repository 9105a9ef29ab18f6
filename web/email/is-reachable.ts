import "server-only";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { env } from "#env.ts";

const limitMs = 2000;

/** Whether the mail server greets within two seconds. Nobody signs in: probes come often, and mail services count logins. */
export function isMailReachable(): Promise<boolean> {
  const { protocol, hostname: host, port } = new URL(env.SMTP_URL);
  const isSecure = protocol === "smtps:";
  return new Promise((resolve) => {
    const socket = isSecure
      ? connectSecurely({ host, servername: host, port: Number(port || 465) })
      : connect({ host, port: Number(port || 587) });
    const answer = (isReachable: boolean) => {
      socket.destroy();
      resolve(isReachable);
    };
    socket.setTimeout(limitMs, () => answer(false));
    socket.once("error", () => answer(false));
    socket.once("data", (greeting) => answer(greeting.toString().startsWith("220")));
    socket.once("end", () => answer(false));
  });
}
