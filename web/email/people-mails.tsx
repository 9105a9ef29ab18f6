import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { AccountPayload, InvitePayload, JoinedPayload, UnlinkedPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

export function clientInvite(
  { client, email, has_account, invited_by, link }: InvitePayload & { link: string },
  agency: Agency,
): Mail {
  return {
    subject: `You are invited to follow ${client}'s projects`,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={`${agency.name} invites you`} agency={agency}>
        <Paragraph>
          {agency.name} works for {client}, and {invited_by ?? "the agency"} invites you to join: you see how
          the projects stand, share files and decide about changes.
        </Paragraph>
        {has_account ? (
          <ActionLink href={`${agency.siteUrl}/dashboard/client`}>Join or decline</ActionLink>
        ) : (
          <ActionLink href={link}>Accept the invite</ActionLink>
        )}
        <Paragraph>
          {has_account
            ? `You already have an account with this address, ${email}: sign in to answer within 14 days. Nothing changes until you join.`
            : `Please sign up with this address, ${email}. The link is good for 14 days.`}{" "}
          If you did not expect this mail, you need do nothing.
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

export function passwordChanged(agency: Agency): Mail {
  return {
    subject: "Your password was changed",
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title="Your password was changed" agency={agency}>
        <Paragraph>
          The password of your account with {agency.name} was changed just now, and your other devices were
          signed out. If that was you, you need do nothing.
        </Paragraph>
        <Paragraph>If it was not, choose a new one at once, and tell us by answering this email.</Paragraph>
        <ActionLink href={`${agency.siteUrl}/forgot-password`}>Choose a new password</ActionLink>
      </MailLayout>
    ),
  };
}

/** To the address that no longer signs in. The new one is not said in full: the account may have changed hands. */
export function addressChanged({ email }: AccountPayload, agency: Agency): Mail {
  return {
    subject: "Your sign-in address was changed",
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title="Your sign-in address was changed" agency={agency}>
        <Paragraph>
          Your account with {agency.name} now belongs to another address,{" "}
          {email.replace(/(?<=^.).*(?=@)/, "…")}. If that was you, you need do nothing.
        </Paragraph>
        <Paragraph>If it was not, tell us at once by answering this email.</Paragraph>
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
