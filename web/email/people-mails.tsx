import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { InvitePayload, JoinedPayload, UnlinkedPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

export function clientInvite(
  { client, email, link }: InvitePayload & { link: string },
  agency: Agency,
): Mail {
  return {
    subject: `You are invited to follow ${client}'s projects`,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={`${agency.name} invites you`} agency={agency}>
        <Paragraph>
          {agency.name} works for {client}, and you are asked to join: you see how the projects stand, share
          files and decide about changes.
        </Paragraph>
        <ActionLink href={link}>Accept the invite</ActionLink>
        <Paragraph>
          Please sign up with this address, {email}. The link is good for 14 days. If you did not expect this
          mail, you need do nothing.
        </Paragraph>
      </MailLayout>
    ),
  };
}

export function clientJoined({ client, name }: JoinedPayload, agency: Agency): Mail {
  return {
    subject: `You now see ${client}'s projects`,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={`You belong to ${client} now`} agency={agency}>
        <Paragraph>
          Hello{name ? ` ${name}` : ""}, your account now shows the projects of {client}.
        </Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard`}>Open your dashboard</ActionLink>
      </MailLayout>
    ),
  };
}

/** To the owner: who signed up without an invite. */
export function unlinkedPeople({ people }: UnlinkedPayload, agency: Agency): Mail {
  const [first] = people;
  const who = people.length === 1 ? first?.name || first?.email || "Somebody" : `${people.length} people`;
  return {
    subject: `${who} signed up without an invite`,
    content: (
      <MailLayout title={`${who} signed up without an invite`} agency={agency}>
        {people.map(({ name, email }) => (
          <Paragraph key={email}>{[name, email].filter(Boolean).join(", ")}</Paragraph>
        ))}
        <Paragraph>They see nothing until you link them to a client.</Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/clients#unlinked`}>Open your clients</ActionLink>
      </MailLayout>
    ),
  };
}
