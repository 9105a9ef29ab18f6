import { makeBrand } from "./brand/make-brand.ts";
import { makeAlderAndOak } from "./case-studies/alder-and-oak/make-alder-and-oak.ts";
import { makeLakeshoreWander } from "./case-studies/lakeshore-wander/make-lakeshore-wander.ts";
import { makeCaseLogos } from "./case-studies/make-case-logos.ts";
import { makeTheGabRoom } from "./case-studies/the-gab-room/make-the-gab-room.ts";
import { makeVoltway } from "./case-studies/voltway/make-voltway.ts";
import { makeClientLogos } from "./clients/make-client-logos.ts";
import { makeClips } from "./clips/make-clips.ts";
import { makeOwn } from "./own/make-own.ts";
import { makePortfolio } from "./portfolio/make-portfolio.ts";
import { makePortrait } from "./portrait/make-portrait.ts";
import { makeShowcase } from "./showcase/make-showcase.ts";
import { closeBrowser } from "./stage/browser.ts";

const groups: Record<string, () => Promise<void>> = {
  brand: makeBrand,
  clients: makeClientLogos,
  "case-logos": makeCaseLogos,
  voltway: makeVoltway,
  "alder-and-oak": makeAlderAndOak,
  "lakeshore-wander": makeLakeshoreWander,
  "the-gab-room": makeTheGabRoom,
  clips: makeClips,
  showcase: makeShowcase,
  portfolio: makePortfolio,
  portrait: makePortrait,
  own: makeOwn,
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(groups)) {
  const make = groups[name];
  if (!make) throw new Error(`No group "${name}"; there are ${Object.keys(groups).join(", ")}`);
  const start = performance.now();
  await make();
  console.log(`${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
await closeBrowser();
