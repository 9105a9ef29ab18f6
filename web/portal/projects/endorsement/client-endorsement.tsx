import { endorsementWords } from "schemas/requests/endorsement.ts";
import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
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
  const { formatDate } = await getFormats();
  const { answered_at } = endorsement;
  const form = <EndorsementForm projectId={projectId} endorsement={endorsement} name={name} />;
  return (
    <section
      id="endorsement"
      tabIndex={-1}
      className={styles.endorsement}
      aria-labelledby="endorsement-heading"
    >
      <h2 id="endorsement-heading">May we show this project?</h2>
      {answered_at ? (
        <>
          <p className={styles.quiet}>
            You answered on {formatDate(answered_at)}. You can change it or take it back at any time.
          </p>
          <EndorsementWords endorsement={endorsement} speaker="You" />
          <details className={styles.change}>
            <summary>Change the answer</summary>
            {form}
          </details>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            We would like to show this project on our website, with a few words of yours. It is your choice,
            and you can take it back here at any time.
          </p>
          {form}
        </>
      )}
    </section>
  );
}

type EndorsementFormProps = { projectId: string; endorsement: Endorsement; name: string };

/** A client's answer, filled with the last one: nothing is allowed unless it is switched on. */
function EndorsementForm({ projectId, endorsement, name }: EndorsementFormProps) {
  const { version, may_show, may_quote, quote, said_by, said_by_role, answered_at } = endorsement;
  return (
    <SavedForm
      action={`/api/projects/${projectId}/endorsement`}
      label="May we show this project?"
      className={styles.form}
    >
      <input type="hidden" name="version" value={version} readOnly />
      <Switch label={endorsementWords.mayShow} name="may_show" defaultChecked={may_show} />
      <TextArea
        label="What would you tell someone thinking of working with us?"
        name="quote"
        maxLength={1500}
        rows={4}
        defaultValue={quote}
        hint="In your own words; two or three sentences are plenty."
      />
      <div className={styles.pair}>
        <Field label="Your name" name="said_by" maxLength={60} defaultValue={said_by || name} />
        <Field label="Your role" name="said_by_role" maxLength={60} defaultValue={said_by_role} />
      </div>
      <Switch label={endorsementWords.mayQuote} name="may_quote" defaultChecked={may_quote} />
      <p className={styles.buttons}>
        <Button type="submit" name="answer" value="yes">
          Send the answer
        </Button>
        <Button type="submit" name="answer" value="no" variant="outline">
          {answered_at ? "Take everything back" : "No, thank you"}
        </Button>
      </p>
    </SavedForm>
  );
}
