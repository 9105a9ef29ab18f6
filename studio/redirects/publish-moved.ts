import type { SanityClient, SanityDocument } from "sanity";
import type { planRedirect } from "../../schemas/requests/plan-redirect.ts";

type Actions = Extract<Parameters<SanityClient["action"]>[0], readonly unknown[]>;

/**
 * Publishes a page that moved, and with it the redirect from its old address; takes one away that would lead in a circle. All of
 * it or, when something was changed meanwhile, nothing: then it throws the API's error.
 */
export async function publishMoved(
  client: SanityClient,
  draft: SanityDocument,
  published: SanityDocument,
  { redirect, obsoleteId }: NonNullable<ReturnType<typeof planRedirect>>,
): Promise<void> {
  const ids = [redirect._id, obsoleteId].flatMap((id) => [id, `drafts.${id}`]);
  const known: string[] = await client.fetch("*[_id in $ids]._id", { ids }, { perspective: "raw" });
  const draftId = `drafts.${redirect._id}`;
  const isKnown = known.includes(redirect._id) || known.includes(draftId);
  const { _id: publishedId, _type, ...fields } = redirect;
  const actions: Actions = [
    {
      actionType: "sanity.action.document.publish",
      draftId: draft._id,
      publishedId: published._id,
      ifDraftRevisionId: draft._rev,
      ifPublishedRevisionId: published._rev,
    },
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
  if (known.includes(obsoleteId))
    actions.push({
      actionType: "sanity.action.document.delete",
      publishedId: obsoleteId,
      includeDrafts: known.filter((id) => id === `drafts.${obsoleteId}`),
    });
  await client.action(actions, { tag: "document.publish" });
}
