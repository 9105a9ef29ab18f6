import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import sirv from "sirv";
import { root, type Settings } from "./settings.ts";

/**
 * Serves a page of the running site as plain files from `folder`, compressed beforehand: its HTML as it is, with the styles,
 * scripts and fonts of the build. The fastest that this page could be.
 */
export async function serveStaticCopy(
  folder: string,
  paths: readonly string[],
  settings: Settings,
  port: number,
): Promise<Server> {
  cpSync(join(root, "web", settings.siteOutput, "static"), join(folder, "_next", "static"), {
    recursive: true,
  });
  cpSync(join(root, "web", "public"), folder, { recursive: true });
  for (const path of paths) {
    const file = join(folder, path, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await (await fetch(settings.siteUrl + path)).text());
  }
  for (const file of globSync("**/*.{html,js,css,svg}", { cwd: folder }))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(readFileSync(join(folder, file)), { level: 6 }));
  const serve = sirv(folder, { gzip: true, etag: true, maxAge: 31_536_000, immutable: true });
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
