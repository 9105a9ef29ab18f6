import { createHash } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

const handshakeKey = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/**
 * Accepts the WebSocket through which the Studio tells who is present, and never says anything:
 * in local mode there is one person. Refuses other origins and other paths.
 */
export function acceptSilentSocket(server: Server, isAllowed: (request: IncomingMessage) => boolean): void {
  server.on("upgrade", (request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    const key = request.headers["sec-websocket-key"];
    const isSocket = /^\/v[^/]+\/socket\//.test(request.url ?? "") && key !== undefined;
    if (!isSocket || !isAllowed(request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n");
      return;
    }
    const accept = createHash("sha1")
      .update(key + handshakeKey)
      .digest("base64");
    const head = ["HTTP/1.1 101 Switching Protocols", "upgrade: websocket", "connection: upgrade"];
    socket.write([...head, `sec-websocket-accept: ${accept}`, "", ""].join("\r\n"));
    socket.on("end", () => socket.end());
    socket.resume();
  });
}
