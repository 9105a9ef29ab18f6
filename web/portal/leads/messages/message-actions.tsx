import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { FilingFields } from "./filing-fields.tsx";
import { viewOf } from "./message-views.ts";
import { ReplyForm } from "./reply-form.tsx";
import type { Message } from "./stored-messages.ts";

type MessageActionsProps = {
  message: Message;
  /** The page that shows the message, to come back to. */
  from: string;
  /** Beside a list, what comes after it: it is filed above its thread then. */
  after?: string;
  /** The page was opened for it. */
  isOpened?: boolean;
  /** What its reply begins with. */
  filled?: string;
};

export async function MessageActions({ message, from, after, isOpened, filled }: MessageActionsProps) {
  const { inbox } = await getTexts();
  const { status } = message;
  const view = viewOf(message);
  const action = `/api/owner/messages/${message.id}`;
  return (
    <>
      {view === "spam" ? null : (
        <ReplyForm
          message={message}
          from={after ?? from}
          leadsOn={after !== undefined}
          isOpen={isOpened && status === "new"}
          hasKeys={isOpened}
          filled={filled}
        />
      )}
      {after === undefined ? (
        <SavedForm action={action}>
          <FilingFields view={view} from={from} hasKeys={isOpened} />
        </SavedForm>
      ) : null}
      {status === "spam" || message.client ? null : (
        <details>
          <summary>{inbox.convert.title}</summary>
          <SavedForm action={action}>
            <input type="hidden" name="from" value={from} />
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
