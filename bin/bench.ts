import { measureLighthouse } from "./measure/lighthouse.ts";
import { measurePortal } from "./measure/portal.ts";
import { measureServer } from "./measure/server.ts";
import { measureTaps } from "./measure/taps.ts";

// `npm run bench -- <what>`: figures of this machine, to be held against each other. docs/performance.md says what they mean.
const benches: Record<string, () => Promise<void>> = {
  lighthouse: measureLighthouse,
  server: measureServer,
  taps: measureTaps,
  portal: measurePortal,
};

const [, , what = ""] = process.argv;
const bench = Object.hasOwn(benches, what) ? benches[what] : undefined;
if (!bench) {
  console.error(`npm run bench -- ${Object.keys(benches).join(" | ")}`);
  process.exit(1);
}
await bench();
process.exit();
