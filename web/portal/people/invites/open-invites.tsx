import { randomUUID } from "node:crypto";
import { getFormats } from "#formats/get-formats.ts";
import { readMails } from "#portal/requests/mail-states/read-mails.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "../clients.module.css";
import { type Invite, readInvites } from "../members/read-people.ts";

export async function renderOpenInvites(clientId: string) {
  const { formatDate } = await getFormats();
  const invites = await readInvites(clientId);
  if (invites.length === 0) return <p className={styles.facts}>No open invites.</p>;
  const mails = await readMails(invites.map(({ id }) => id));
  return (
    <ul className={styles.rows}>
      {invites.map((invite) => {
        const mail = mails.findLast(({ subject_id }) => subject_id === invite.id);
        return (
          <InviteRow
            key={invite.id}
            clientId={clientId}
            invite={invite}
            mail={describe(mail)}
            until={formatDate(invite.expires_at)}
          />
        );
      })}
    </ul>
  );
}

type Mail = Awaited<ReturnType<typeof readMails>>[number];

function describe(mail: Mail | undefined): string {
  if (!mail) return "not mailed yet";
  if (mail.sent_at) return "mail sent";
  return mail.last_error ? `email not sent: ${mail.last_error}` : "mail on its way";
}

type InviteRowProps = { clientId: string; invite: Invite; mail: string; until: string };

function InviteRow({ clientId, invite, mail, until }: InviteRowProps) {
  const state = invite.declined_at
    ? "Declined"
    : new Date(invite.expires_at) <= new Date()
      ? "Expired"
      : null;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {invite.email}
          {state ? <Badge tone="attention">{state}</Badge> : null}
        </h3>
        <p className={styles.facts}>
          {state === "Expired" ? "Expired" : "Good until"} {until}, {mail}
        </p>
      </div>
      <form action={`/api/owner/clients/${clientId}/people`} method="post" className={styles.actions}>
        <input type="hidden" name="inviteId" value={invite.id} />
        <input type="hidden" name="requestKey" value={randomUUID()} />
        <Button type="submit" name="action" value="renew" size="sm" variant="outline">
          {mail === "not mailed yet" ? "Send the email" : "Send again"}
        </Button>
        <Button type="submit" name="action" value="revoke" size="sm" variant="ghost">
          Take back
        </Button>
      </form>
    </li>
  );
}

/** Mails an invite to somebody, who joins the client by signing up with that address, or in the account that they have. */
export function InviteForm({ clientId }: { clientId: string }) {
  return (
    <SavedForm
      action={`/api/owner/clients/${clientId}/invites`}
      label="Invite someone"
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
        hint="They get a link to sign up, good for 14 days. Anyone who already has an account is asked to join."
      />
      <div>
        <Button type="submit">Send the invite</Button>
      </div>
    </SavedForm>
  );
}
