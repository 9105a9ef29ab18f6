import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { DoubtfulPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

/** To the owner: whose messages and requests for a call may be spam or may be a lead. It repeats none of their words. */
export function doubtfulMail({ requests, more }: DoubtfulPayload, agency: Agency): Mail {
  const { doubtful } = textsOf(agency.locale).mails;
  const title = doubtful.title(requests.length + more);
  const kinds = (["message", "call"] as const).flatMap((kind) => {
    const named = requests.filter((request) => request.kind === kind);
    return named.length > 0 ? [{ kind, named }] : [];
  });
  return {
    subject: title,
    content: (
      <MailLayout title={title} agency={agency}>
        <Paragraph>{doubtful.text}</Paragraph>
        {kinds.map(({ kind, named }) => (
          <div key={kind}>
            {named.map(({ id, name }) => (
              <Paragraph key={id}>{doubtful.named[kind](name)}</Paragraph>
            ))}
            <ActionLink href={`${agency.siteUrl}/dashboard/owner/${kind}s?status=doubtful`}>
              {doubtful.open[kind]}
            </ActionLink>
          </div>
        ))}
        {more > 0 ? <Paragraph>{doubtful.more(more)}</Paragraph> : null}
        <Paragraph>{doubtful.kept}</Paragraph>
      </MailLayout>
    ),
  };
}
