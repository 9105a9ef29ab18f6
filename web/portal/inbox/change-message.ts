import "server-only";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";

const change = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["new", "answered", "spam"]) }),
  z.object({ action: z.literal("reply"), reply: submittedText(5000), replyKey: z.uuid() }),
]);

/** Does what the owner asks with a message: files it, or replies by mail. Throws an Error when it cannot be done. */
export async function changeMessage(id: string, values: unknown): Promise<"done" | "failed"> {
  const asked = change.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(id).success) return "failed";
  const client = await openWritableSession();
  if (asked.data.action === "reply") {
    const { reply, replyKey } = asked.data;
    if (reply.trim() === "") return "failed";
    return read(await client.rpc("reply_to_contact_message", { message_id: id, reply, reply_key: replyKey }));
  }
  return read(
    await client.rpc("set_contact_message_status", { message_id: id, new_status: asked.data.action }),
  );
}

function read({ data, error }: { data: boolean | null; error: { code: string } | null }): "done" | "failed" {
  if (error) throw new Error(`The message could not be changed (${error.code || "no answer"})`);
  return data ? "done" : "failed";
}
