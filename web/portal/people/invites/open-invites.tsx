import { randomUUID } from "node:crypto";
import { getFormats } from "#formats/get-formats.ts";
import { readMails } from "#portal/leads/mail-states/read-mails.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "../clients.module.css";
import { type Invite, readInvites } from "../members/read-people.ts";

export async function renderOpenInvites(clientId: string) {
  const [invites, { formatDate }, { invites: texts }] = await Promise.all([
    readInvites(clientId),
    getFormats(),
    getTexts(),
  ]);
  if (invites.length === 0) return <p className={styles.facts}>{texts.open.none}</p>;
  const mails = await readMails(invites.map(({ id }) => id));
  return (
    <ul className={styles.rows}>
      {invites.map((invite) => (
        <InviteRow
          key={invite.id}
          clientId={clientId}
          invite={invite}
          mail={mails.findLast(({ subject_id }) => subject_id === invite.id)}
          until={formatDate(invite.expires_at)}
          texts={texts.open}
        />
      ))}
    </ul>
  );
}

type Mail = Awaited<ReturnType<typeof readMails>>[number];
type OpenTexts = Texts["invites"]["open"];

type InviteRowProps = {
  clientId: string;
  invite: Invite;
  mail: Mail | undefined;
  until: string;
  texts: OpenTexts;
};

function InviteRow({ clientId, invite, mail, until, texts }: InviteRowProps) {
  const isExpired = !invite.declined_at && new Date(invite.expires_at) <= new Date();
  const state = invite.declined_at ? texts.declined : isExpired ? texts.expired : null;
  const describe = isExpired ? texts.expiredOn : texts.goodUntil;
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {invite.email}
          {invite.sees_money ? <Badge>{texts.seesMoney}</Badge> : null}
          {state ? <Badge tone="attention">{state}</Badge> : null}
        </h3>
        <p className={styles.facts}>{describe(until, describeMail(mail, texts))}</p>
      </div>
      <form action={`/api/owner/clients/${clientId}/people`} method="post" className={styles.actions}>
        <input type="hidden" name="inviteId" value={invite.id} />
        <input type="hidden" name="requestKey" value={randomUUID()} />
        <Button type="submit" name="action" value="renew" size="sm" variant="outline">
          {mail ? texts.sendAgain : texts.send}
        </Button>
        <Button type="submit" name="action" value="revoke" size="sm" variant="ghost">
          {texts.takeBack}
        </Button>
      </form>
    </li>
  );
}

function describeMail(mail: Mail | undefined, texts: OpenTexts): string {
  if (!mail) return texts.notMailed;
  if (mail.sent_at) return texts.mailSent;
  return mail.last_error ? texts.mailFailed(mail.last_error) : texts.mailWaits;
}

/** Mails an invite to somebody, who joins the client by signing up with that address, or in the account that they have. */
export async function InviteForm({ clientId }: { clientId: string }) {
  const { form } = (await getTexts()).invites;
  return (
    <SavedForm
      action={`/api/owner/clients/${clientId}/invites`}
      label={form.label}
      className={styles.card}
      isRepeated
    >
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <Field
        label={form.email}
        name="email"
        type="email"
        required
        maxLength={255}
        autoComplete="off"
        hint={form.hint}
      />
      <Switch name="sees_money" label={form.seesMoney} hint={form.seesMoneyHint} />
      <div>
        <Button type="submit">{form.submit}</Button>
      </div>
    </SavedForm>
  );
}
