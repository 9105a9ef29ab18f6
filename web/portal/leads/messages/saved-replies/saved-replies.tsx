import { randomUUID } from "node:crypto";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./saved-replies.module.css";
import { readReplies, type SavedReply, savedReplyLengths } from "./stored-replies.ts";

const action = "/api/owner/saved-replies";

/** What the owner often answers: each can be changed or removed, and another added. */
export async function renderSavedReplies() {
  const [replies, { savedReplies: texts }] = await Promise.all([readReplies(), getTexts()]);
  return (
    <section className={styles.replies}>
      {replies.length === 0 ? <Notice>{texts.none}</Notice> : null}
      {replies.length > 0 ? (
        <ul className={styles.list} aria-label={texts.title}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <ReplyRow reply={reply} />
            </li>
          ))}
        </ul>
      ) : null}
      <SavedForm action={action} className={styles.form} label={texts.add} draft="draft saved reply">
        <h2>{texts.add}</h2>
        <input type="hidden" name="id" value={randomUUID()} />
        <ReplyFields id="new" />
        <Button type="submit" name="action" value="add">
          {texts.submit}
        </Button>
      </SavedForm>
    </section>
  );
}

async function ReplyRow({ reply }: { reply: SavedReply }) {
  const { savedReplies: texts } = await getTexts();
  const { id, name, body, version } = reply;
  return (
    <details className={styles.reply}>
      <summary>
        <span className={styles.name}>{name}</span> <span className={styles.words}>{body}</span>
      </summary>
      <SavedForm action={action} className={styles.form} showsStored label={texts.change(name)}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <ReplyFields id={id} reply={reply} />
        <div className={styles.buttons}>
          <Button type="submit" name="action" value="change">
            {texts.save}
          </Button>
          <ConfirmButton
            variant="outline"
            kind="danger"
            title={texts.removal.title(name)}
            question={texts.removal.question}
            confirmLabel={texts.remove}
            name="action"
            value="remove"
          >
            {texts.remove}
          </ConfirmButton>
        </div>
      </SavedForm>
    </details>
  );
}

async function ReplyFields({ id, reply }: { id: string; reply?: SavedReply }) {
  const { fields } = (await getTexts()).savedReplies;
  return (
    <>
      <Field
        id={`name-${id}`}
        name="name"
        label={fields.name}
        required
        maxLength={savedReplyLengths.name}
        defaultValue={reply?.name}
      />
      <TextArea
        id={`body-${id}`}
        name="body"
        label={fields.body}
        hint={fields.hint}
        required
        maxLength={savedReplyLengths.body}
        rows={6}
        defaultValue={reply?.body}
      />
    </>
  );
}
