import { randomUUID } from "node:crypto";
import { getTexts } from "#texts/get-texts.ts";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { ReplyFields } from "./reply-fields.client.tsx";

type ReplyFormProps = {
  message: { id: string; name: string };
  /** The page that shows the message, to come back to. */
  from: string;
  isOpen?: boolean;
};

/** Where the owner answers a contact message. */
export async function ReplyForm({ message, from, isOpen }: ReplyFormProps) {
  const { inbox, mails } = await getTexts();
  const { reply } = inbox;
  const { label, submit, preview, quote } = reply;
  const action = `/api/owner/messages/${message.id}`;
  return (
    <details open={isOpen}>
      <summary>{reply.title}</summary>
      <SavedForm action={action} draft={`draft reply ${message.id}`}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="replyKey" value={randomUUID()} />
        <ReplyFields
          name={message.name}
          previewAction={`${action}/preview`}
          texts={{ label, submit, preview, to: reply.to(message.name), quote }}
          letter={mails.letter}
        />
      </SavedForm>
    </details>
  );
}
