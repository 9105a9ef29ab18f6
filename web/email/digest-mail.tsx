import { describeNews, newsPath } from "./describe-news.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { DigestPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Links = { page: string; oneClick: string };

/** What happened since somebody last looked, by project, in one mail. */
export function digestMail({ name, more, news }: DigestPayload, agency: Agency, unsubscribe: Links): Mail {
  const count = news.length + more;
  const projects = Map.groupBy(news, ({ project_id }) => project_id);
  const [only] = projects.size === 1 ? news : [];
  return {
    subject: only ? `News about ${only.project}` : `News about your projects`,
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
          <a href={unsubscribe.page} style={{ color: "#5b6270" }}>
            Unsubscribe
          </a>
        </Paragraph>
      </MailLayout>
    ),
  };
}

function Project({ items, siteUrl }: { items: DigestPayload["news"]; siteUrl: string }) {
  return (
    <>
      <Paragraph>
        <strong>{items[0]?.project}</strong>
      </Paragraph>
      {items.map((item) => (
        <Paragraph key={`${item.kind} ${item.title} ${item.actor}`}>
          <a href={siteUrl + newsPath(item.project_id, item.kind)} style={{ color: "#0b6b4f" }}>
            {describeNews(item)}
          </a>
        </Paragraph>
      ))}
    </>
  );
}
