import { randomUUID } from "node:crypto";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "../clients.module.css";

/** Mails an invite to somebody, who joins the client by signing up with that address. */
export function InviteForm({ clientId }: { clientId: string }) {
  return (
    <SavedForm
      action={`/api/owner/clients/${clientId}/invites`}
      label="Invite someone"
      doneText="Done: the email is on its way."
      className={styles.card}
    >
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <Field
        label="Invite by email"
        name="email"
        type="email"
        required
        maxLength={255}
        autoComplete="off"
        hint="They get a link to sign up, valid for 14 days. Anyone with an account joins at once."
      />
      <div>
        <Button type="submit">Send the invite</Button>
      </div>
    </SavedForm>
  );
}
