import "server-only";
import { cache } from "react";
import { Constants } from "schemas/generated/database.ts";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const enums = Constants.public.Enums;
const total = z.number();
const inProject = { id: z.string(), project_id: z.string(), project_name: z.string() };

/** Nothing at all is null in the database's JSON. */
const list = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.object(shape))
    .nullable()
    .transform((rows) => rows ?? []);

const projects = list({
  id: z.string(),
  name: z.string(),
  status: z.enum(enums.project_status),
  next_step: z.string().nullable(),
  turn: z.enum(enums.project_side).nullable(),
  step_done_at: z.string().nullable(),
  updated_at: z.string(),
  milestones_done: z.number(),
  milestones_total: z.number(),
  total,
});

const story = z.object({
  open: projects,
  finished: projects,
  messages: list({
    ...inProject,
    sequence: z.number(),
    body: z.string(),
    created_at: z.string(),
    author: z.string().nullable(),
  }),
  messages_total: total,
  files: list({
    ...inProject,
    name: z.string(),
    version: z.number(),
    visible: z.boolean(),
    uploaded_by_name: z.string(),
    created_at: z.string(),
    total,
  }),
  decisions: list({
    ...inProject,
    decision: z.enum(enums.decision),
    snapshot: z.object({
      title: z.string(),
      number: z.number().optional(),
      version: z.number().optional(),
      price_cents: z.number().optional(),
      currency: z.string().optional(),
    }),
    decided_by_name: z.string(),
    decided_at: z.string(),
    total,
  }),
  requests: list({
    kind: z.enum(["contact_message", "discovery_call"]),
    id: z.string(),
    name: z.string(),
    words: z.string(),
    status: z.string(),
    created_at: z.string(),
    starts_at: z.string().nullable(),
    time_zone: z.string().nullable(),
    total,
  }),
  notes: list({
    id: z.string(),
    subject_id: z.string(),
    kind: z.enum(["client", "contact_message", "discovery_call"]),
    body: z.string(),
    created_at: z.string(),
    total,
  }),
});

/** The newest of everything that a client's page tells, and how many there are of each; read once for all parts of the page. */
export const readStory = cache(async (of_client: string) => {
  const session = await openSession();
  const answer = await session
    .rpc("read_client_story", { of_client })
    .then(unwrap("The client could not be read"));
  return story.parse(answer);
});
