import { waitingPerPage } from "#portal/waiting/read-waiting.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Views } from "#ui/views/views.tsx";
import { countCards, overviewColumns, readWholeCard, type WaitingCard } from "./read-waiting.ts";
import { SendAllAgain, wordsOf } from "./waiting-card.tsx";
import styles from "./waiting-list.module.css";
import { waitingPath } from "./waiting-path.ts";
import { waitingRows } from "./waiting-rows.tsx";

/** All of a card, page by page, and the ways to the others in which something waits. */
export async function renderWaitingList<Card extends WaitingCard>(card: Card, page: number) {
  const [{ rows, total }, counts, { overview }] = await Promise.all([
    readWholeCard(card, page),
    countCards(),
    getTexts(),
  ]);
  const { whole } = overview;
  const cards = overviewColumns.flat().filter((each) => each === card || (counts.get(each) ?? 0) > 0);
  return (
    <>
      <Views
        name={whole.views}
        views={cards.map((each) => ({
          href: waitingPath(each),
          words: `${wordsOf(each, overview).heading} ${counts.get(each) ?? 0}`,
          isOpen: each === card,
        }))}
      />
      {rows.length === 0 ? (
        <Notice>
          {whole.nothing} <PortalLink href="/dashboard/owner">{whole.back}</PortalLink>
        </Notice>
      ) : null}
      {card === "mails" ? <SendAllAgain count={total} from={waitingPath(card)} /> : null}
      <ul className={styles.list} aria-label={wordsOf(card, overview).heading}>
        {rows.map((item) => (
          <li key={`${item.kind} ${item.id}`}>{waitingRows[card](item, waitingPath(card, page))}</li>
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={waitingPerPage}
        total={total}
        name={whole.listed}
        href={(number) => waitingPath(card, number)}
      />
    </>
  );
}
