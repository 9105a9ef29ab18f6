import "server-only";
import { seesMoney } from "#session/sees-money.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { sections } from "./sections.ts";

/** The sections of the portal that somebody sees, with their labels; none without a role. */
export async function listSections(user: SessionUser | null) {
  if (!user?.role) return [];
  const { shell } = await getTexts();
  return sections[user.role]
    .filter(({ money }) => !money || seesMoney(user))
    .map(({ name, icon, money: _, ...link }) => ({ ...link, ...shell.sections[name], name, icon }));
}
