import { z } from "zod";
import { submittedText } from "./submitted-fields.ts";

const name = submittedText(200)
  .transform((text) => text.trim())
  .refine((text) => text !== "", "Please give the project a name.");

const liveUrl = submittedText(500)
  .transform((text) => text.trim())
  .refine(
    (text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)),
    "Please enter the address with https:// in front, or leave it empty.",
  )
  .transform((text) => (text === "" ? null : new URL(text).href));

/** What the owner says about a project. */
export const projectRequest = z.object({
  name,
  service: submittedText(200).transform((text) => text.trim()),
  status: z.enum(
    ["planning", "in_progress", "waiting", "review", "live", "on_hold"],
    "Please choose a status.",
  ),
  next_step: submittedText(500).transform((text) => text.trim()),
  next_step_side: z.enum(["agency", "client"], "Please say whose turn it is."),
  live_url: liveUrl,
});

export const newProjectRequest = projectRequest.extend({
  client_id: z.uuid("Please choose a client."),
  requestKey: z.uuid("Please reload the form and try again."),
});
