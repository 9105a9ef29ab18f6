import type { Texts } from "#texts/get-texts.ts";
import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { TroublesPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Trouble = TroublesPayload["troubles"][number];

/** To the owner: all that went wrong since the last such mail. It names no visitor and no client. */
export function operationsAlert({ troubles, more }: TroublesPayload, agency: Agency): Mail {
  const texts = textsOf(agency.locale);
  const { alert } = texts.mails;
  const kinds = [...new Set(troubles.map(({ kind }) => kind))];
  const [first] = kinds;
  const title = kinds.length === 1 && first ? alert.titles[first] : alert.titles.several;
  return {
    subject: title,
    content: (
      <MailLayout title={title} agency={agency}>
        {kinds.map((kind) => (
          <Paragraph key={kind}>
            <strong>{alert.headings[kind]}</strong>
            {troubles
              .filter((trouble) => trouble.kind === kind)
              .map((trouble) => (
                <span key={trouble.what}>
                  <br />
                  {alert.happened(nameOf(trouble, texts), trouble.times)}
                </span>
              ))}
          </Paragraph>
        ))}
        {more > 0 ? <Paragraph>{alert.more(more)}</Paragraph> : null}
        <Paragraph>{alert.next}</Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner`}>{alert.open}</ActionLink>
      </MailLayout>
    ),
  };
}

function nameOf({ kind, what }: Trouble, { mails, publishes }: Texts): string {
  const names: Partial<Record<Trouble["kind"], Record<string, string>>> = {
    mail: mails.descriptions,
    publish: publishes.types,
    full: mails.alert.forms,
  };
  return names[kind]?.[what] ?? what;
}
