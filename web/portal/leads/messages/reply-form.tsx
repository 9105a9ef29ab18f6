import { randomUUID } from "node:crypto";
import { getTexts } from "#texts/get-texts.ts";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { messagePath } from "./message-views.ts";
import { ReplyFields } from "./reply-fields.client.tsx";
import { readReplies } from "./saved-replies/stored-replies.ts";

type ReplyFormProps = {
  message: { id: string; name: string };
  /** The page that shows the message, to come back to, or what comes after it, to go on to. */
  from: string;
  leadsOn?: boolean;
  isOpen?: boolean;
  /** It is what single keys act on. */
  hasKeys?: boolean;
  /** What the reply begins with. */
  filled?: string;
};

/** Where the owner answers a contact message. */
export async function ReplyForm({ message, from, leadsOn, isOpen, hasKeys, filled }: ReplyFormProps) {
  const [{ inbox, mails, savedReplies }, saved] = await Promise.all([getTexts(), readReplies()]);
  const { reply } = inbox;
  const { label, submit, preview, quote } = reply;
  const action = `/api/owner/messages/${message.id}`;
  const chooser = `choose-${message.id}`;
  return (
    <details open={isOpen || filled !== undefined}>
      <summary aria-keyshortcuts={hasKeys ? "r" : undefined}>{reply.title}</summary>
      {/* Without script the message's own page comes with the words in the field. */}
      <form id={chooser} action={messagePath(message.id)} />
      <SavedForm action={action} draft={`draft reply ${message.id}`} leadsOn={leadsOn}>
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="replyKey" value={randomUUID()} />
        <ReplyFields
          name={message.name}
          filled={filled}
          chooser={chooser}
          saved={saved}
          previewAction={`${action}/preview`}
          texts={{ label, submit, preview, to: reply.to(message.name), quote, choose: savedReplies.choose }}
          letter={mails.letter}
        />
      </SavedForm>
    </details>
  );
}
