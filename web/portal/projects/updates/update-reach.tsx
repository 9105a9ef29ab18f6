import { getFormats } from "#formats/get-formats.ts";
import { readPeople } from "#portal/people/members/read-people.ts";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

type UpdateReachProps = { clientId: string; clientName: string };

/** More than these are a number. */
const mostNames = 3;

/** Who of a client can read what is shown to it: everybody who belongs to it and can sign in. */
export async function UpdateReach(props: UpdateReachProps) {
  const { reach } = (await getTexts()).updates.create;
  return <LoadedPart name={reach.part} isAwaited render={() => renderReach(props)} />;
}

async function renderReach({ clientId, clientName }: UpdateReachProps) {
  const [people, { formatList }, { updates }] = await Promise.all([
    readPeople(clientId),
    getFormats(),
    getTexts(),
  ]);
  const { reach } = updates.create;
  const readers = people.filter(({ disabled_at }) => disabled_at === null);
  if (readers.length === 0) return <p>{reach.nobody(clientName)}</p>;
  if (readers.length > mostNames) return <p>{reach.many(readers.length, clientName)}</p>;
  return <p>{reach.people(formatList(readers.map(({ full_name, email }) => full_name || email)))}</p>;
}
