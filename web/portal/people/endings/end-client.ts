import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere, wrongRequest } from "#ui/saved-form/request-outcome.ts";
import { clientsPath } from "../clients-path.ts";
import { readClient } from "../stored-clients.ts";

const ending = z.discriminatedUnion("action", [
  z.object({ action: z.literal("archive"), withdraws: z.literal("on").optional() }),
  z.object({ action: z.enum(["restore", "remove"]) }),
]);

/** Archives, restores or deletes a client; what forbids it is a sentence that says what to do first. */
export async function endClient(clientId: string, values: unknown): Promise<FormOutcome> {
  const asked = ending.safeParse(values);
  if (!asked.success) return wrongRequest(asked.error);
  const [client, { clientEndings }] = await Promise.all([readClient(clientId), getTexts()]);
  if (!client) return notThere();
  const answer = await ask(client.id, asked.data);
  if (answer === "missing") return notThere();
  const refusal = findRefusal(answer, clientEndings);
  if (refusal) return { status: 409, error: refusal };
  const { action } = asked.data;
  return {
    next: action === "remove" ? clientsPath : `${clientsPath}/${client.id}`,
    done: { text: clientEndings[action].done(client.name) },
  };
}

async function ask(client_id: string, asked: z.infer<typeof ending>): Promise<string> {
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

function findRefusal(answer: string, { refusals }: Texts["clientEndings"]): string | undefined {
  const { plan, decisions, filled } = refusals;
  const known: Record<string, string> = { plan, decisions, filled };
  return known[answer];
}
