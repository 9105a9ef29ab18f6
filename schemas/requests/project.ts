import { z } from "zod";
import { trimmedText } from "./submitted-fields.ts";

const liveUrl = trimmedText(500)
  .refine(
    (text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)),
    "Please enter the address with https:// in front, or leave it empty.",
  )
  .transform((text) => (text === "" ? null : new URL(text).href));

/** What the owner says about a project. */
export const projectRequest = z.object({
  name: trimmedText(200, "Please give the project a name."),
  service: trimmedText(200),
  status: z.enum(
    ["planning", "in_progress", "waiting", "review", "live", "on_hold"],
    "Please choose a status.",
  ),
  next_step: trimmedText(500),
  next_step_side: z.enum(["agency", "client"], "Please say whose turn it is."),
  live_url: liveUrl,
});

export const newProjectRequest = projectRequest.extend({
  client_id: z.uuid("Please choose a client."),
  requestKey: z.uuid("Please reload the form and try again."),
});
