import { Button } from "#ui/button/button.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { Message, MessageStatus } from "./stored-messages.ts";

type MessageActionsProps = {
  message: Message;
  /** The page that shows the message, to come back to. */
  from: string;
  isReplying?: boolean;
};

export function MessageActions({ message, from, isReplying }: MessageActionsProps) {
  const { status } = message;
  const action = `/api/owner/messages/${message.id}`;
  const origin = <input type="hidden" name="from" value={from} />;
  const others: [MessageStatus, string][] = [
    ["answered", "Mark as answered"],
    ["new", status === "spam" ? "Not spam" : "Mark as new"],
    ["spam", "Mark as spam"],
  ];
  return (
    <>
      {status === "spam" ? null : <ReplyForm message={message} from={from} isOpen={isReplying} />}
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
      {status === "spam" || message.clients ? null : (
        <details>
          <summary>Add as a client</summary>
          <PostedForm action={action}>
            {origin}
            <p>Adds a client and invites {message.email} to the portal.</p>
            <label>
              Client name
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
