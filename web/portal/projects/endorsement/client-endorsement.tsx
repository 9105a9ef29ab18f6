import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./endorsement.module.css";
import { EndorsementWords } from "./endorsement-words.tsx";
import type { Endorsement } from "./stored-endorsement.ts";

type ClientEndorsementProps = { projectId: string; endorsement: Endorsement; name: string };

/** What a client is asked about showing their project, or what they answered and how to take it back. */
export async function ClientEndorsement({ projectId, endorsement, name }: ClientEndorsementProps) {
  const [{ formatDate }, texts] = await Promise.all([getFormats(), getTexts()]);
  const { client } = texts.endorsement;
  const { answered_at } = endorsement;
  const form = <EndorsementForm projectId={projectId} endorsement={endorsement} name={name} />;
  return (
    <section
      id="endorsement"
      tabIndex={-1}
      className={styles.endorsement}
      aria-labelledby="endorsement-heading"
    >
      <h2 id="endorsement-heading">{client.heading}</h2>
      {answered_at ? (
        <>
          <p className={styles.quiet}>{client.answered(formatDate(answered_at))}</p>
          <EndorsementWords endorsement={endorsement} speaker={client.you} />
          <details className={styles.change}>
            <summary>{client.change}</summary>
            {form}
          </details>
        </>
      ) : (
        <>
          <p className={styles.quiet}>{client.intro}</p>
          {form}
        </>
      )}
    </section>
  );
}

type EndorsementFormProps = { projectId: string; endorsement: Endorsement; name: string };

/** A client's answer, filled with the last one: nothing is allowed unless it is switched on. */
async function EndorsementForm({ projectId, endorsement, name }: EndorsementFormProps) {
  const { client, wording, wordingId } = (await getTexts()).endorsement;
  const { version, may_show, may_quote, quote, said_by, said_by_role, answered_at } = endorsement;
  return (
    <SavedForm
      action={`/api/projects/${projectId}/endorsement`}
      label={client.heading}
      className={styles.form}
    >
      <input type="hidden" name="version" value={version} readOnly />
      <input type="hidden" name="wording" value={wordingId} readOnly />
      <Switch label={wording.mayShow} name="may_show" defaultChecked={may_show} />
      <TextArea
        label={client.quote}
        name="quote"
        maxLength={1500}
        rows={4}
        defaultValue={quote}
        // Says to the stylesheet whether anything is typed.
        placeholder=" "
        hint={client.quoteHint}
      />
      <div className={styles.pair}>
        <Field label={client.name} name="said_by" maxLength={60} defaultValue={said_by || name} />
        <Field label={client.role} name="said_by_role" maxLength={60} defaultValue={said_by_role} />
      </div>
      <Switch label={wording.mayQuote} name="may_quote" defaultChecked={may_quote} />
      <div className={styles.buttons}>
        <Button type="submit" name="answer" value="yes">
          {client.send}
        </Button>
        <Button
          type="submit"
          name="answer"
          value="no"
          variant="outline"
          className={answered_at ? undefined : styles.unasked}
        >
          {answered_at ? client.takeBack : client.decline}
        </Button>
        {answered_at ? null : (
          <ConfirmButton
            name="answer"
            value="discard"
            variant="outline"
            className={styles.asked}
            title={client.discard.title}
            question={client.discard.question}
            keepLabel={client.discard.keep}
            confirmLabel={client.discard.confirm}
          >
            {client.decline}
          </ConfirmButton>
        )}
      </div>
    </SavedForm>
  );
}
