// What the production image runs: every line that is printed becomes JSON, then the server that `next build` made beside this file.
import "./log/json-lines.ts";

await import(new URL("./server.js", import.meta.url).href);
