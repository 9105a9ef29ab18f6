import { getPublishedId, type SanityClient, type SanityDocument } from "sanity";
import type { planRedirect } from "../../schemas/requests/plan-redirect.ts";

type Actions = Extract<Parameters<SanityClient["action"]>[0], readonly unknown[]>;

type Plan = Pick<NonNullable<ReturnType<typeof planRedirect>>, "obsoleteId"> &
  Partial<NonNullable<ReturnType<typeof planRedirect>>>;

/**
 * Publishes a page, and with it the redirect from its old address where it moved; takes one away from where it is now. All of it or,
 * when something was changed meanwhile, nothing: then it throws the API's error.
 */
export async function publishMoved(
  client: SanityClient,
  draft: SanityDocument,
  published: SanityDocument | null,
  { redirect, obsoleteId }: Plan,
): Promise<void> {
  const ids = [obsoleteId, ...(redirect ? [redirect._id] : [])].flatMap((id) => [id, `drafts.${id}`]);
  const known: string[] = await client.fetch("*[_id in $ids]._id", { ids }, { perspective: "raw" });
  const actions: Actions = [
    {
      actionType: "sanity.action.document.publish",
      draftId: draft._id,
      publishedId: published?._id ?? getPublishedId(draft._id),
      ifDraftRevisionId: draft._rev,
      ...(published && { ifPublishedRevisionId: published._rev }),
    },
    ...(redirect ? publishRedirect(redirect, known) : []),
  ];
  if (known.includes(obsoleteId))
    actions.push({
      actionType: "sanity.action.document.delete",
      publishedId: obsoleteId,
      includeDrafts: known.filter((id) => id === `drafts.${obsoleteId}`),
    });
  await client.action(actions, { tag: "document.publish" });
}

/** Anew, or in place of one from the same address. */
function publishRedirect(redirect: NonNullable<Plan["redirect"]>, known: readonly string[]): Actions {
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
