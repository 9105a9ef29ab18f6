import "server-only";
import { normalizeEnv, withoutEmpty } from "./normalize-env.ts";
import type { CheckedEnv } from "./read-env.ts";

// Checked where the process begins (refuse-wrong-settings.ts, and next.config.ts for a build): the library that checks them
// is a megabyte in memory for each of the server's bundles that has it.
export const env = normalizeEnv(withoutEmpty(process.env) as CheckedEnv);
