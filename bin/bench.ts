import { measureLighthouse as lighthouse } from "./measure/lighthouse.ts";
import { measureLoad as load } from "./measure/load.ts";
import { measurePortal as portal } from "./measure/portal.ts";
import { measureScreens as screens } from "./measure/screens.ts";
import { measureServer as server } from "./measure/server.ts";
import { measureTaps as taps } from "./measure/taps.ts";
import { measureWalk as walk } from "./measure/walk.ts";

// `npm run bench -- <what>`: figures of the running product. docs/performance.md says what they mean.
const benches = Object.entries({ lighthouse, load, portal, screens, server, taps, walk });
const [, measure] = benches.find(([name]) => name === process.argv[2]) ?? [];
if (!measure) throw new Error(`npm run bench -- ${benches.map(([name]) => name).join(" | ")}`);
await measure();
process.exit();
