import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.client.tsx";
import { readMyInvites } from "./answer-invite.ts";
import styles from "./my-invites.module.css";

/** The companies that somebody with an account is invited to, and has not answered. */
export async function renderMyInvites() {
  const [invites, { formatDate }] = await Promise.all([readMyInvites(), getFormats()]);
  return invites.map(({ id, client_name, invited_by, expires_at }) => (
    <PostedForm key={id} action={`/api/invites/${id}`} className={styles.invite}>
      <div>
        <h2>Join {client_name}?</h2>
        <p>
          {invited_by ?? "The agency"} invited you to follow the projects of {client_name}. Nothing changes
          until you join. You can answer until {formatDate(expires_at)}.
        </p>
      </div>
      <div className={styles.actions}>
        <Button type="submit" name="action" value="join">
          Join
        </Button>
        <Button type="submit" name="action" value="decline" variant="outline">
          Decline
        </Button>
      </div>
    </PostedForm>
  ));
}
