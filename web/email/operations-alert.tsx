import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { TroublesPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Trouble = TroublesPayload["troubles"][number];

const headings: Record<Trouble["kind"], string> = {
  error: "Failed",
  slow: "Slow",
  mail: "Emails that do not go out",
  publish: "Publishes that visitors do not see",
};

/** To the owner: all that went wrong since the last such mail. It names no visitor and no client. */
export function operationsAlert(
  { troubles, more }: TroublesPayload,
  agency: Agency,
  describeTemplate: (template: string) => string,
): Mail {
  const nameOf = ({ kind, what }: Trouble) => {
    if (kind === "mail") return describeTemplate(what);
    // A type of document: servicePage.
    return kind === "publish" ? what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : what;
  };
  const kinds = [...new Set(troubles.map(({ kind }) => kind))];
  const [first] = kinds;
  const title = kinds.length === 1 && first ? singleTitles[first] : "Some things went wrong on your site";
  return {
    subject: title,
    content: (
      <MailLayout title={title} agency={agency}>
        {kinds.map((kind) => (
          <Paragraph key={kind}>
            <strong>{headings[kind]}</strong>
            {troubles
              .filter((trouble) => trouble.kind === kind)
              .map((trouble) => (
                <span key={trouble.what}>
                  <br />
                  {nameOf(trouble)}
                  {trouble.times > 1 ? `, ${trouble.times} times` : ""}
                </span>
              ))}
          </Paragraph>
        ))}
        {more > 0 ? <Paragraph>{`And ${more} more, which the log names.`}</Paragraph> : null}
        <Paragraph>
          Nothing that was stored is lost. What happens in the next ten minutes comes in one more email.
        </Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner`}>Open your overview</ActionLink>
      </MailLayout>
    ),
  };
}

const singleTitles: Record<Trouble["kind"], string> = {
  error: "Something failed on your site",
  slow: "Your site is slow",
  mail: "Some emails do not go out",
  publish: "Something you published is not on the site yet",
};
