import { randomUUID } from "node:crypto";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import { ReplyFields } from "./reply-fields.client.tsx";

type ReplyFormProps = {
  message: { id: string; name: string };
  /** The page that shows the message, to come back to. */
  from: string;
  isOpen?: boolean;
};

/** Where the owner answers a contact message. */
export function ReplyForm({ message, from, isOpen }: ReplyFormProps) {
  const action = `/api/owner/messages/${message.id}`;
  return (
    <details open={isOpen}>
      <summary>Reply</summary>
      <PostedForm action={action}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="replyKey" value={randomUUID()} />
        <ReplyFields name={message.name} previewAction={`${action}/preview`} />
      </PostedForm>
    </details>
  );
}
