import { getFormats } from "#formats/get-formats.ts";
import { readColleagues } from "#portal/people/members/read-colleagues.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** In place of what is about money, to somebody of a client who does not see it: whom to ask. */
export async function UnseenMoney({ client }: { client: { id: string; name: string } }) {
  const [people, { formatList }, { billing }] = await Promise.all([
    readColleagues(client.id),
    getFormats(),
    getTexts(),
  ]);
  const names = people.flatMap(({ name, sees_money }) => (sees_money ? name : []));
  const { unseen } = billing;
  return (
    <Notice>
      {names.length > 0 ? unseen.ask(client.name, formatList(names)) : unseen.nobody(client.name)}
    </Notice>
  );
}
