import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { AccountPayload, InvitePayload, JoinedPayload, UnlinkedPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

export function clientInvite(
  { client, email, has_account, invited_by, link }: InvitePayload & { link: string },
  agency: Agency,
): Mail {
  const { invite } = textsOf(agency.locale).mails.people;
  return {
    subject: invite.subject(client),
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={invite.title(agency.name)} agency={agency}>
        <Paragraph>
          {invite.words({ agency: agency.name, client, by: invited_by ?? invite.theAgency })}
        </Paragraph>
        {has_account ? (
          <ActionLink href={`${agency.siteUrl}/dashboard/client`}>{invite.join}</ActionLink>
        ) : (
          <ActionLink href={link}>{invite.accept}</ActionLink>
        )}
        <Paragraph>{has_account ? invite.hasAccount(email) : invite.signUp(email)}</Paragraph>
      </MailLayout>
    ),
  };
}

export function clientJoined({ client, name }: JoinedPayload, agency: Agency): Mail {
  const { joined } = textsOf(agency.locale).mails.people;
  return {
    subject: joined.subject(client),
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={joined.title(client)} agency={agency}>
        <Paragraph>{joined.text(client, name)}</Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard`}>{joined.open}</ActionLink>
      </MailLayout>
    ),
  };
}

export function passwordChanged(agency: Agency): Mail {
  const { password } = textsOf(agency.locale).mails.people;
  return {
    subject: password.subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={password.subject} agency={agency}>
        <Paragraph>{password.text(agency.name)}</Paragraph>
        <Paragraph>{password.ifNot}</Paragraph>
        <ActionLink href={`${agency.siteUrl}/forgot-password`}>{password.choose}</ActionLink>
      </MailLayout>
    ),
  };
}

/** To the address that no longer signs in. The new one is not said in full: the account may have changed hands. */
export function addressChanged({ email }: AccountPayload, agency: Agency): Mail {
  const { address } = textsOf(agency.locale).mails.people;
  return {
    subject: address.subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={address.subject} agency={agency}>
        <Paragraph>{address.text(agency.name, email.replace(/(?<=^.).*(?=@)/, "…"))}</Paragraph>
        <Paragraph>{address.ifNot}</Paragraph>
      </MailLayout>
    ),
  };
}

/** To the owner: who signed up without an invite. */
export function unlinkedPeople({ people }: UnlinkedPayload, agency: Agency): Mail {
  const { somebody, people: texts } = textsOf(agency.locale).mails;
  const { unlinked } = texts;
  const [first] = people;
  const who = people.length === 1 ? first?.name || first?.email || somebody : unlinked.several(people.length);
  return {
    subject: unlinked.subject(who),
    content: (
      <MailLayout title={unlinked.subject(who)} agency={agency}>
        {people.map(({ name, email }) => (
          <Paragraph key={email}>{[name, email].filter(Boolean).join(", ")}</Paragraph>
        ))}
        <Paragraph>{unlinked.text}</Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/clients#unlinked`}>{unlinked.open}</ActionLink>
      </MailLayout>
    ),
  };
}
