import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { readMyInvites } from "./answer-invite.ts";
import styles from "./my-invites.module.css";

/** The companies that somebody with an account is invited to, and has not answered. */
export async function renderMyInvites() {
  const [found, { formatDate }, { invites }] = await Promise.all([readMyInvites(), getFormats(), getTexts()]);
  const { mine } = invites;
  return found.map(({ id, client_name, invited_by, expires_at }) => (
    <SavedForm key={id} action={`/api/invites/${id}`} className={styles.invite}>
      <div>
        <h2>{mine.heading(client_name)}</h2>
        <p>
          {mine.words({
            by: invited_by ?? mine.theAgency,
            client: client_name,
            until: formatDate(expires_at),
          })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button type="submit" name="action" value="join">
          {mine.join}
        </Button>
        <Button type="submit" name="action" value="decline" variant="outline">
          {mine.decline}
        </Button>
      </div>
    </SavedForm>
  ));
}
