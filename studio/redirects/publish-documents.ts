import { getPublishedId } from "@sanity/client/csm";
import type { SanityClient, SanityDocument } from "sanity";
import { hasOwnPages } from "../../schemas/requests/own-path.ts";
import { planMoves } from "../../schemas/requests/plan-redirect.ts";
import { findSitePath } from "../presentation/find-site-path.ts";

type Actions = Extract<Parameters<SanityClient["action"]>[0], readonly unknown[]>;

export type Publication = { draft: SanityDocument; published: SanityDocument | null };

/** The redirects that publishing these asks for, and the ids of those that end by it. */
export function planRedirects(publications: readonly Publication[]) {
  return planMoves(
    publications
      .filter(({ draft }) => hasOwnPages(draft._type))
      .map(({ draft, published }) => ({
        from: published ? findSitePath(published) : undefined,
        to: findSitePath(draft),
      })),
  );
}

/**
 * Publishes documents, and with them the redirects from old addresses of those that moved; takes those away that lead from where one is now.
 * All of it or, when something was changed meanwhile, nothing: then it throws the API's error.
 */
export async function publishDocuments(
  client: SanityClient,
  publications: readonly Publication[],
): Promise<void> {
  const { redirects, obsoleteIds } = planRedirects(publications);
  const ids = [...obsoleteIds, ...redirects.map(({ _id }) => _id)].flatMap((id) => [id, `drafts.${id}`]);
  const known: string[] = await client.fetch("*[_id in $ids]._id", { ids }, { perspective: "raw" });
  const actions: Actions = [
    ...publications.map(publish),
    ...redirects.flatMap((redirect) => publishRedirect(redirect, known)),
    ...obsoleteIds.filter((id) => known.includes(id)).map((id) => endRedirect(id, known)),
  ];
  await client.action(actions, { tag: "document.publish" });
}

function publish({ draft, published }: Publication): Actions[number] {
  return {
    actionType: "sanity.action.document.publish",
    draftId: draft._id,
    publishedId: published?._id ?? getPublishedId(draft._id),
    ifDraftRevisionId: draft._rev,
    ...(published && { ifPublishedRevisionId: published._rev }),
  };
}

/** Anew, or in place of one from the same address. */
function publishRedirect(
  redirect: ReturnType<typeof planMoves>["redirects"][number],
  known: readonly string[],
): Actions {
  const { _id: publishedId, _type, ...fields } = redirect;
  const draftId = `drafts.${publishedId}`;
  const isKnown = known.includes(publishedId) || known.includes(draftId);
  return [
    isKnown
      ? { actionType: "sanity.action.document.edit", draftId, publishedId, patch: { set: fields } }
      : {
          actionType: "sanity.action.document.create",
          publishedId,
          attributes: { ...redirect, _id: draftId },
          ifExists: "fail",
        },
    { actionType: "sanity.action.document.publish", draftId, publishedId },
  ];
}

function endRedirect(id: string, known: readonly string[]): Actions[number] {
  return {
    actionType: "sanity.action.document.delete",
    publishedId: id,
    includeDrafts: known.filter((other) => other === `drafts.${id}`),
  };
}
