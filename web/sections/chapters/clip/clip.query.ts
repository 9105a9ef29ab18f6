import { picture } from "../../../sanity/projections.ts";

/** What a clip is shown with: `clip${clipPart}`. */
export const clip = `{
  caption,
  thumb${picture},
  "webm": webm.asset->{_id},
  "mp4": mp4.asset->{_id}
}`;

export const clipPart = `{"clip": clip${clip}}`;
