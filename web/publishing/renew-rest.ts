import { setTimeout } from "node:timers/promises";
import { shutdown } from "#server/shutdown.ts";
import { storedPages } from "#server/stored-pages.ts";
import { askPage } from "./ask-page.ts";
import { inLanes } from "./in-lanes.ts";

const pagesAtMost = 30;
const looksInTurn = 3;
const msBetweenTurns = 100;

/**
 * What is left once publishes are seen through: lists that were told of again after a page had asked, and few pages that need it for a list
 * beside what they show. Many are rendered anew when somebody visits them.
 */
export async function renewRest(): Promise<void> {
  for (const list of [storedPages().listUnasked, storedPages().listOld]) {
    const paths = list();
    if (!shutdown().isUnderWay && paths.length <= pagesAtMost) await inLanes(paths, renew);
  }
}

async function renew(path: string): Promise<void> {
  for (let look = 0; look < looksInTurn && !storedPages().isFresh(path); look += 1) {
    if (look > 0) await setTimeout(msBetweenTurns);
    await askPage(path).catch(() => {});
  }
}
