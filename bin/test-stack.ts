import { rmSync } from "node:fs";
import { lockDirectory } from "../local/lock-directory.ts";
import { stackEnvironment } from "../tests/fixtures/stack.ts";
import { readSettings } from "./settings.ts";

// The product on its test ports with new data, as the browser tests start it.
Object.assign(process.env, stackEnvironment);
const { dataDirectory } = readSettings();
lockDirectory(dataDirectory)();
rmSync(dataDirectory, { recursive: true, force: true });
await import("./start.ts");
