import "server-only";
import { z } from "zod";
import { wake } from "#server/wake.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { clientsPath } from "../clients-path.ts";
import { type Client, readClient } from "../stored-clients.ts";

const ending = z.discriminatedUnion("action", [
  z.object({ action: z.literal("archive"), withdraws: z.literal("on").optional() }),
  z.object({ action: z.literal("join"), kept: z.uuid().or(z.literal("")) }),
  z.object({ action: z.enum(["restore", "remove"]) }),
]);

/** Archives, restores, joins or deletes a client; what forbids it is a sentence that says what to do first. */
export async function endClient(clientId: string, values: unknown): Promise<FormOutcome> {
  const asked = ending.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const [client, { clientEndings }] = await Promise.all([readClient(clientId), getTexts()]);
  if (!client) return notThere();
  if (asked.data.action === "join") return await joinClient(client, asked.data.kept);
  const answer = await ask(client.id, asked.data);
  if (answer === "missing") return notThere();
  const refusal = findRefusal(answer, clientEndings.refusals);
  if (refusal) return { status: 409, error: refusal };
  const { action } = asked.data;
  return {
    next: action === "remove" ? clientsPath : `${clientsPath}/${client.id}`,
    done: { text: clientEndings[action].done(client.name) },
  };
}

/** Has everything of a client belong to another: once, by however many owners it is asked. */
async function joinClient(client: Client, kept: string): Promise<FormOutcome> {
  const { join, refusals } = (await getTexts()).clientEndings;
  const into = kept === "" ? null : await readClient(kept);
  if (!into) return { status: 400, error: refusals.noOther };
  const session = await openWritableSession();
  const answer = await session
    .rpc("join_clients", { client_id: client.id, kept_id: into.id })
    .then(unwrap("The clients could not be joined"));
  if (answer === "missing") return notThere();
  if (answer === "archived") return { status: 409, error: refusals.keptArchived };
  if (answer === "elsewhere") return { status: 409, error: refusals.elsewhere };
  if (answer === "itself") return { status: 400, error: refusals.noOther };
  // A plan that is paid for twice now is told at once.
  wake("mails");
  return { next: `${clientsPath}/${into.id}`, done: { text: join.done(client.name, into.name) } };
}

type Asked = Exclude<z.infer<typeof ending>, { action: "join" }>;

async function ask(client_id: string, asked: Asked): Promise<string> {
  const session = await openWritableSession();
  const read = unwrap("The client could not be ended");
  switch (asked.action) {
    case "archive":
      return await session
        .rpc("archive_client", { client_id, withdraws: asked.withdraws === "on" })
        .then(read);
    case "restore":
      return await session.rpc("restore_client", { client_id }).then(read);
    case "remove":
      return await session.rpc("delete_client", { client_id }).then(read);
  }
}

function findRefusal(answer: string, refusals: Texts["clientEndings"]["refusals"]): string | undefined {
  const { plan, decisions, filled, joined } = refusals;
  const known: Record<string, string> = { plan, decisions, filled, joined };
  return known[answer];
}
