import { readOwnClients } from "#billing/read-billing-clients.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { readColleagues } from "./read-colleagues.ts";

/** To whoever is the last of a client's people who sees its money: that nobody there decides or pays once their account is gone. */
export async function renderLastToSee(user: SessionUser) {
  const [clients, { account }] = await Promise.all([readOwnClients(user.id), getTexts()]);
  const seen = clients.filter(({ seesMoney, archived_at }) => seesMoney && !archived_at);
  return await Promise.all(
    seen.map(async ({ id, name }) => {
      const others = (await readColleagues(id)).filter(({ user_id }) => user_id !== user.id);
      const isLast = others.length > 0 && !others.some(({ sees_money }) => sees_money);
      return isLast ? <Notice key={id}>{account.deletion.lastToSee(name)}</Notice> : null;
    }),
  );
}
