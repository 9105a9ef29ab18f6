import "server-only";
import { randomUUID } from "node:crypto";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { hashInviteToken, inviteToken } from "#private-links/invite-token.ts";
import { openWritableSession } from "#supabase/open-session.ts";

const change = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["new", "answered", "spam"]) }),
  z.object({ action: z.literal("reply"), reply: submittedText(5000), replyKey: z.uuid() }),
  z.object({ action: z.literal("convert"), clientName: submittedText(200) }),
]);

/**
 * Does what the owner asks with a message: files it, replies by mail, or makes a client of the sender.
 * Throws an Error when it cannot be done.
 */
export async function changeMessage(
  id: string,
  values: unknown,
): Promise<"done" | "invited" | "empty" | "failed"> {
  const asked = change.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(id).success) return "failed";
  const client = await openWritableSession();
  if (asked.data.action === "reply") {
    const { reply, replyKey } = asked.data;
    if (reply.trim() === "") return "empty";
    return read(await client.rpc("reply_to_contact_message", { message_id: id, reply, reply_key: replyKey }));
  }
  if (asked.data.action === "convert") {
    if (asked.data.clientName.trim() === "") return "empty";
    const inviteId = randomUUID();
    const { data, error } = await client.rpc("convert_message_to_client", {
      message_id: id,
      client_name: asked.data.clientName,
      invite_id: inviteId,
      invite_token_hash: hashInviteToken(inviteToken(inviteId)),
    });
    if (error) throw new Error(`The client could not be added (${error.code || "no answer"})`);
    return data ? "invited" : "failed";
  }
  return read(
    await client.rpc("set_contact_message_status", { message_id: id, new_status: asked.data.action }),
  );
}

function read({ data, error }: { data: boolean | null; error: { code: string } | null }): "done" | "failed" {
  if (error) throw new Error(`The message could not be changed (${error.code || "no answer"})`);
  return data ? "done" : "failed";
}
