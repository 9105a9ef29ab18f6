import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  useClient,
  useEditState,
  useSyncState,
  useValidationStatus,
} from "sanity";
import { planRedirects, publishDocuments } from "./publish-documents.ts";

/**
 * Publishes as the Studio does; when the web address of the page changed, its old one leads to the new one from then on. A redirect that
 * an earlier move left at its new address ends. Page and redirects are published in one transaction: a refused publish leaves nothing
 * behind.
 */
export function keepOldAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const keepingOldAddress: DocumentActionComponent = (props) => {
    const action = publish(props);
    const { draft, published } = props;
    const plan = draft ? planRedirects([{ draft, published }]) : undefined;
    const [obsolete] = plan?.obsoleteIds ?? [];
    const { published: left } = useEditState(obsolete ?? "none", "redirect");
    const [redirect] = plan?.redirects ?? [];
    const { isBusy, start } = usePublish(props, redirect);
    if (!action || !(redirect || left)) return action;
    const said = redirect
      ? `${redirect.source} will lead to ${redirect.destination}.`
      : `The redirect from ${left?.source} ends.`;
    return {
      ...action,
      title: said,
      disabled: isBusy || action.disabled,
      onHandle: start,
    };
  };
  keepingOldAddress.action = publish.action;
  return keepingOldAddress;
}

/** Publishes once what was typed last is stored and checked, like the Studio's own button. */
function usePublish({ id, type, draft, published }: DocumentActionProps, redirect: Redirect | undefined) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, revision, validation } = useValidationStatus(draft?._id ?? id, type, true);
  const [stage, setStage] = useState<"idle" | "wanted" | "sent">("idle");
  useEffect(() => {
    if (stage !== "wanted" || isSyncing || isValidating || revision !== draft?._rev) return;
    if (!draft || validation.some(({ level }) => level === "error")) {
      setStage("idle");
      return;
    }
    setStage("sent");
    const title = redirect
      ? `Published. ${redirect.source} leads to ${redirect.destination} now.`
      : "Published. The redirect from this address is gone.";
    publishDocuments(client, [{ draft, published }])
      .then(() => toast.push({ status: "success", title }))
      .catch(() =>
        toast.push({ status: "error", title: "Not published. Try again; your draft is kept as it is." }),
      )
      .finally(() => setStage("idle"));
  }, [stage, isSyncing, isValidating, revision, validation, draft, published, redirect, client, toast]);
  return { isBusy: stage !== "idle", start: () => setStage("wanted") };
}

type Redirect = ReturnType<typeof planRedirects>["redirects"][number];
