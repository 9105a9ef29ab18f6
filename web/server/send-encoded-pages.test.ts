import { once } from "node:events";
import { createServer, request } from "node:http";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PageBytes } from "../cache/page-bytes.ts";
import { sendEncodedPages } from "./send-encoded-pages.ts";

const require = createRequire(import.meta.url);
const { default: RenderResult } = require("next/dist/server/render-result.js");
const compress = require("next/dist/compiled/compression/index.js")();

const html = `<html>${"<p>As Next sends it</p>".repeat(200)}</html>`;
const page = new PageBytes(html, '"one"');

/** As Next answers: behind its own compression, a page of the cache, its data, or something else. */
const server = createServer((asked, response) => {
  compress(asked, response, async () => {
    const isPage = asked.url !== "/data";
    response.setHeader("Content-Type", isPage ? "text/html; charset=utf-8" : "text/x-component");
    response.setHeader("ETag", asked.url === "/other" ? '"two"' : '"one"');
    const body = asked.url === "/page" ? page : Buffer.from(html);
    await RenderResult.fromStatic(body, "text/html").pipeToNodeResponse(response);
  });
});

beforeAll(async () => {
  sendEncodedPages();
  await once(server.listen(0), "listening");
});
afterAll(() => void server.close());

async function ask(path: string, accepted: string) {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen");
  const asking = request({ port: address.port, path, headers: { "Accept-Encoding": accepted } }).end();
  const [answer] = await once(asking, "response");
  const body = Buffer.from(await text(answer.setEncoding("latin1")), "latin1");
  return { headers: answer.headers, body };
}

test.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
  ["gzip;q=0, br;q=0.0", undefined, (body: Buffer) => body],
])("a kept page is sent for %j as %s, with its length", async (accepted, encoding, decode) => {
  const { headers, body } = await ask("/page", accepted);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(Number(headers["content-length"])).toBe(body.length);
  expect(headers.vary).toContain("Accept-Encoding");
  expect(decode(body).toString()).toBe(html);
});

test("a page that Next keeps twice is one page", async () => {
  const other = new PageBytes(html, '"one"');
  expect([...other][0]).toBe([...page][0]);
  const { body } = await ask("/page", "br");
  expect(brotliDecompressSync(body).toString()).toBe(html);
});

test("in an encoding that is not kept Next compresses it", async () => {
  const { headers, body } = await ask("/page", "deflate");
  expect(headers).toMatchObject({ "content-encoding": "deflate", "transfer-encoding": "chunked" });
  expect(inflateSync(body).toString()).toBe(html);
});

test.each(["/data", "/other"])("what is no kept page stays Next's: %s", async (path) => {
  const { headers, body } = await ask(path, "br, gzip");
  expect(headers["content-length"]).toBeUndefined();
  const plain = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(html);
});
