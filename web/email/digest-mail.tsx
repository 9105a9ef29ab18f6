import brand from "schemas/brand.json";
import { createFormats } from "#formats/create-formats.ts";
import { textsOf } from "#texts/texts-of.ts";
import { describeNews, gatherFiles, newsPath } from "./describe-news.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { DigestPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

const colours = brand.colours.light;

type Links = { page: string; oneClick: string };

/** What happened since somebody last looked, by project, in one mail. */
export function digestMail({ name, more, news }: DigestPayload, agency: Agency, unsubscribe: Links): Mail {
  const { digest } = textsOf(agency.locale).mails;
  const projects = Map.groupBy(gatherFiles(news), ({ project_id }) => project_id);
  return {
    subject: subjectOf(news, agency),
    replyTo: { name: agency.name, address: agency.email },
    unsubscribe: unsubscribe.oneClick,
    content: (
      <MailLayout title={digest.title(news.length + more)} agency={agency}>
        <Paragraph>{digest.hello(name)}</Paragraph>
        {[...projects].map(([projectId, items]) => (
          <Project key={projectId} items={items} agency={agency} />
        ))}
        {more > 0 ? <Paragraph>{digest.more(more)}</Paragraph> : null}
        <ActionLink href={`${agency.siteUrl}/dashboard/notifications`}>{digest.open}</ActionLink>
        <Paragraph>
          {digest.rhythm}{" "}
          <a href={unsubscribe.page} style={{ color: colours["ink-soft"] }}>
            {digest.unsubscribe}
          </a>
        </Paragraph>
      </MailLayout>
    ),
  };
}

type Piece = DigestPayload["news"][number];

/** What the reader is asked to decide, else what was decided, else which project it is about. */
function subjectOf(news: Piece[], { locale }: Agency): string {
  const texts = textsOf(locale);
  const { subjects } = texts.mails.digest;
  const asked = news.filter((piece) => piece.asked);
  const [first] = asked.toSorted((one, other) => Number(isOrder(other)) - Number(isOrder(one)));
  if (first) {
    const subject = askFor(first, locale);
    return asked.length > 1 ? subjects.andMore(subject, asked.length - 1) : subject;
  }
  const [only, ...others] = news;
  if (only?.decision && others.length === 0) return describeNews(only, texts.news);
  const isOneProject = only && others.every(({ project_id }) => project_id === only.project_id);
  return isOneProject ? subjects.project(only.project) : subjects.several;
}

const isOrder = ({ asked }: Piece) => Boolean(asked?.number);

function askFor({ title, asked }: Piece, locale: string): string {
  const { subjects } = textsOf(locale).mails.digest;
  if (!asked?.number) return subjects.review(title);
  const { formatOrderPrice } = createFormats(locale, () => "UTC");
  return subjects.approve(asked.number, formatOrderPrice(asked.price_cents ?? 0, asked.currency ?? ""));
}

function Project({ items, agency }: { items: ReturnType<typeof gatherFiles<Piece>>; agency: Agency }) {
  const { news } = textsOf(agency.locale);
  return (
    <>
      <Paragraph>
        <strong>{items[0]?.project}</strong>
      </Paragraph>
      {items.map((item) => (
        <Paragraph key={`${item.kind} ${item.title} ${item.actor}`}>
          <a href={agency.siteUrl + newsPath(item.project_id, item.kind)} style={{ color: colours.accent }}>
            {describeNews(item, news)}
          </a>
        </Paragraph>
      ))}
    </>
  );
}
