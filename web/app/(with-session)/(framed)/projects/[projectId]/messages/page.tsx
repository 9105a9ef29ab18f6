import type { Viewport } from "next";
import { MessagesTab } from "#portal/projects/messages/messages-tab.tsx";
import { sequenceNumber } from "#portal/projects/messages/stored-messages.ts";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { projectMessages } = await getTexts();
  return projectTitle(projectMessages.title)({ params });
}

/** The box to write in stays above the keyboard of a phone. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default function MessagesPage({ params, searchParams }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "messages" }, async (project, user) => {
    const before = sequenceNumber.catch(undefined).parse((await searchParams).before);
    const { part } = (await getTexts()).projectMessages;
    return <LoadedPart name={part} isAwaited render={() => MessagesTab({ project, user, before })} />;
  });
}
