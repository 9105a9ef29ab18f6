import { randomUUID } from "node:crypto";
import { Button } from "#ui/button/button.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import type { Message, MessageStatus } from "./stored-messages.ts";

type MessageActionsProps = {
  message: Message;
  status: MessageStatus;
  /** The page that shows the message, to come back to. */
  from: string;
};

export function MessageActions({ message, status, from }: MessageActionsProps) {
  const action = `/api/owner/messages/${message.id}`;
  const origin = <input type="hidden" name="from" value={from} />;
  const others: [MessageStatus, string][] = [
    ["answered", "Mark as answered"],
    ["new", status === "spam" ? "This is not spam" : "Mark as new"],
    ["spam", "This is spam"],
  ];
  return (
    <>
      <PostedForm action={action}>
        {origin}
        {others
          .filter(([value]) => value !== status)
          .map(([value, label]) => (
            <Button key={value} type="submit" size="sm" variant="outline" name="action" value={value}>
              {label}
            </Button>
          ))}
      </PostedForm>
      {status === "spam" ? null : (
        <details>
          <summary>Reply</summary>
          <PostedForm action={action}>
            {origin}
            <input type="hidden" name="replyKey" value={randomUUID()} />
            <label>
              Your reply
              <textarea name="reply" required maxLength={5000} rows={6} />
            </label>
            <Button type="submit" name="action" value="reply">
              Send the reply
            </Button>
          </PostedForm>
        </details>
      )}
      {status === "spam" || message.clients ? null : (
        <details>
          <summary>Make a client</summary>
          <PostedForm action={action}>
            {origin}
            <p>Adds a client and invites {message.email} to the portal.</p>
            <label>
              The client's name
              <input type="text" name="clientName" required maxLength={200} defaultValue={message.name} />
            </label>
            <Button type="submit" name="action" value="convert">
              Add and invite
            </Button>
          </PostedForm>
        </details>
      )}
    </>
  );
}
