import { type Clip, film } from "./film.ts";
import { lakeshoreBookingClip, lakeshoreHomeClip } from "./lakeshore-clips.ts";
import { alderClip, gabClip } from "./other-clips.ts";
import { bookAVisit, quote } from "./voltway-clips.ts";

const clips: Record<string, () => Clip | Promise<Clip>> = {
  "voltway-1": bookAVisit,
  "voltway-2": quote,
  "lakeshore-1": lakeshoreHomeClip,
  "lakeshore-2": lakeshoreBookingClip,
  "gab-1": gabClip,
  "alder-1": alderClip,
};

/** CLIPS names the ones to film, as a comma list; without it all are. */
export async function makeClips(): Promise<void> {
  const asked = process.env.CLIPS?.split(",") ?? Object.keys(clips);
  for (const name of asked) {
    const clip = await clips[name]?.();
    if (!clip) throw new Error(`No clip "${name}"`);
    await film(clip);
    console.log(`  filmed ${clip.path}`);
  }
}
