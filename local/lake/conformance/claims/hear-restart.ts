import type { LiveEvent } from "@sanity/client";
import type { LakeInClaims } from "../start-lake-for-claims.ts";
import { newId } from "./content.ts";
import { type Heard, listenWhile } from "./streams.ts";

interface Resumption {
  listener: Heard[];
  follower: LiveEvent[];
}

const resumptions = new WeakMap<LakeInClaims, Promise<Resumption>>();

/** What a listener and a follower of the live events hear when the lake is started again between two documents. */
export function hearRestart(lake: LakeInClaims): Promise<Resumption> {
  const known = resumptions.get(lake);
  if (known) return known;
  const resumption = restartWhileListening(lake);
  resumptions.set(lake, resumption);
  return resumption;
}

async function restartWhileListening({ client, restart }: LakeInClaims): Promise<Resumption> {
  const type = newId();
  const follower: LiveEvent[] = [];
  const following = client.live.events().subscribe((event) => follower.push(event));
  const restartBetween = async () => {
    await client.create({ _type: type });
    await restart();
    await client.create({ _type: type });
  };
  const options = { params: { type }, until: 2 };
  const listener = await listenWhile({ client }, "*[_type == $type]", restartBetween, options);
  following.unsubscribe();
  return { listener, follower };
}
