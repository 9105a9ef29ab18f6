import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/** The status of a GET under another Host than the address says, which fetch would not send. */
export async function statusForHost(
  address: string,
  host: string,
  more: Record<string, string> = {},
): Promise<number | undefined> {
  const sent = request(address, { headers: { host, ...more } });
  sent.end();
  const [response]: IncomingMessage[] = await once(sent, "response");
  response?.resume();
  return response?.statusCode;
}
