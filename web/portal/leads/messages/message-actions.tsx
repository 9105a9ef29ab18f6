import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { Message, MessageStatus } from "./stored-messages.ts";

type MessageActionsProps = {
  message: Message;
  /** The page that shows the message, to come back to. */
  from: string;
  isReplying?: boolean;
};

export async function MessageActions({ message, from, isReplying }: MessageActionsProps) {
  const { inbox } = await getTexts();
  const { status, is_doubtful } = message;
  const action = `/api/owner/messages/${message.id}`;
  const origin = <input type="hidden" name="from" value={from} />;
  const choices: [MessageStatus, string][] = [
    ["answered", inbox.markAnswered],
    ["new", status === "spam" ? inbox.notSpam : inbox.markNew],
    ["spam", inbox.markSpam],
  ];
  // What is doubtful is one or the other first.
  const others = choices.filter(([value]) => (is_doubtful ? value !== "answered" : value !== status));
  return (
    <>
      {status === "spam" && !is_doubtful ? null : (
        <ReplyForm message={message} from={from} isOpen={isReplying} />
      )}
      <SavedForm action={action}>
        {origin}
        {others.map(([value, label]) => (
          <Button key={value} type="submit" size="sm" variant="outline" name="action" value={value}>
            {label}
          </Button>
        ))}
      </SavedForm>
      {status === "spam" || message.client ? null : (
        <details>
          <summary>{inbox.convert.title}</summary>
          <SavedForm action={action}>
            {origin}
            <p>{inbox.convert.hint(message.email)}</p>
            <label>
              {inbox.convert.name}
              <input type="text" name="clientName" required maxLength={200} defaultValue={message.name} />
            </label>
            <Button type="submit" name="action" value="convert">
              {inbox.convert.submit}
            </Button>
          </SavedForm>
        </details>
      )}
    </>
  );
}
