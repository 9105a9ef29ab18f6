import brand from "schemas/brand.json";
import { createFormats } from "#formats/create-formats.ts";
import { describeNews, gatherFiles, newsPath } from "./describe-news.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { DigestPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

const colours = brand.colours.light;

type Links = { page: string; oneClick: string };

/** What happened since somebody last looked, by project, in one mail. */
export function digestMail({ name, more, news }: DigestPayload, agency: Agency, unsubscribe: Links): Mail {
  const count = news.length + more;
  const projects = Map.groupBy(gatherFiles(news), ({ project_id }) => project_id);
  return {
    subject: subjectOf(news, agency),
    replyTo: { name: agency.name, address: agency.email },
    unsubscribe: unsubscribe.oneClick,
    content: (
      <MailLayout title={count === 1 ? "There is news" : `${count} things are new`} agency={agency}>
        <Paragraph>Hello {name}, this happened since you last looked.</Paragraph>
        {[...projects].map(([projectId, items]) => (
          <Project key={projectId} items={items} siteUrl={agency.siteUrl} />
        ))}
        {more > 0 ? <Paragraph>And {more} more.</Paragraph> : null}
        <ActionLink href={`${agency.siteUrl}/dashboard/notifications`}>See everything</ActionLink>
        <Paragraph>
          You get at most one such email an hour, and none if you have already looked.{" "}
          <a href={unsubscribe.page} style={{ color: colours["ink-soft"] }}>
            Unsubscribe
          </a>
        </Paragraph>
      </MailLayout>
    ),
  };
}

type Piece = DigestPayload["news"][number];

/** What the reader is asked to decide, else what was decided, else which project it is about. */
function subjectOf(news: Piece[], { locale }: Agency): string {
  const asked = news.filter((piece) => piece.asked);
  const [first] = asked.toSorted((one, other) => Number(isOrder(other)) - Number(isOrder(one)));
  const more = asked.length > 1 ? `, and ${asked.length - 1} more` : "";
  if (first) return askFor(first, locale) + more;
  const [only, ...others] = news;
  if (only?.decision && others.length === 0) return describeNews(only);
  const isOneProject = only && others.every(({ project_id }) => project_id === only.project_id);
  return isOneProject ? `News about ${only.project}` : "News about your projects";
}

const isOrder = ({ asked }: Piece) => Boolean(asked?.number);

function askFor({ title, asked }: Piece, locale: string): string {
  if (!asked?.number) return `Please review: ${title}`;
  const { formatMoney } = createFormats(locale, () => "UTC");
  const price = formatMoney(asked.price_cents ?? 0, asked.currency ?? "");
  return `Please approve: Change order #${asked.number}, ${price}`;
}

function Project({ items, siteUrl }: { items: ReturnType<typeof gatherFiles<Piece>>; siteUrl: string }) {
  return (
    <>
      <Paragraph>
        <strong>{items[0]?.project}</strong>
      </Paragraph>
      {items.map((item) => (
        <Paragraph key={`${item.kind} ${item.title} ${item.actor}`}>
          <a href={siteUrl + newsPath(item.project_id, item.kind)} style={{ color: colours.accent }}>
            {describeNews(item)}
          </a>
        </Paragraph>
      ))}
    </>
  );
}
