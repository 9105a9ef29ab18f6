import { endorsementWords } from "schemas/requests/endorsement.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import styles from "./endorsement.module.css";
import type { Endorsement } from "./read-endorsement.ts";

type EndorsementFormProps = { projectId: string; endorsement: Endorsement; name: string };

/** A client's answer, filled with the last one: nothing is allowed unless it is switched on. */
export function EndorsementForm({ projectId, endorsement, name }: EndorsementFormProps) {
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
