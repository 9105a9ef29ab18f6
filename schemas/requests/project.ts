import { z } from "zod";
import { rule } from "./request-rule.ts";
import { nameText, trimmedText } from "./submitted-fields.ts";

const liveUrl = trimmedText(500)
  .refine((text) => text === "" || (/^https?:\/\//i.test(text) && URL.canParse(text)), rule("liveUrl"))
  .transform((text) => (text === "" ? null : new URL(text).href));

/** What the owner says about a project. */
export const projectRequest = z.object({
  name: nameText(200, "projectName"),
  service: nameText(200),
  status: z.enum(["planning", "in_progress", "waiting", "review", "live", "on_hold"], rule("status")),
  next_step: nameText(500),
  next_step_side: z.enum(["agency", "client"], rule("turn")),
  live_url: liveUrl,
});

/** What of it is typed, and so comes back when the form is refused. */
export const typedOfProject: (keyof z.infer<typeof projectRequest>)[] = [
  "name",
  "service",
  "next_step",
  "live_url",
];

export const newProjectRequest = projectRequest.extend({
  client_id: z.uuid(rule("chooseClient")),
  requestKey: z.uuid(rule("reloadForm")),
});
