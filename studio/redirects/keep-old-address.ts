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
import { hasOwnPages } from "../../schemas/requests/own-path.ts";
import { planRedirect, redirectIdOf } from "../../schemas/requests/plan-redirect.ts";
import { findSitePath } from "../presentation/find-site-path.ts";
import { publishMoved } from "./publish-moved.ts";

/**
 * Publishes as the Studio does; when the web address of the page changed, its old one leads to the new one from then on. A redirect that
 * an earlier move left at its new address ends. Page and redirects are published in one transaction: a refused publish leaves nothing
 * behind.
 */
export function keepOldAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const keepingOldAddress: DocumentActionComponent = (props) => {
    const action = publish(props);
    const { draft, published } = props;
    const path = draft && hasOwnPages(draft._type) ? findSitePath(draft) : undefined;
    const { published: left } = useEditState(path ? redirectIdOf(path) : "none", "redirect");
    const moved = draft && published ? planRedirect(findSitePath(published), path) : undefined;
    const plan = moved ?? (path && left && !published ? { obsoleteId: left._id } : undefined);
    const { isBusy, start } = usePublishMoved(props, plan);
    if (!action || !plan) return action;
    const said = moved ? `${moved.redirect.source} will lead to ${path}.` : `The redirect from ${path} ends.`;
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
function usePublishMoved({ id, type, draft, published }: DocumentActionProps, plan: Plan | undefined) {
  const client = useClient({ apiVersion: "2025-02-19" });
  const toast = useToast();
  const { isSyncing } = useSyncState(id, type);
  const { isValidating, revision, validation } = useValidationStatus(draft?._id ?? id, type, true);
  const [stage, setStage] = useState<"idle" | "wanted" | "sent">("idle");
  useEffect(() => {
    if (stage !== "wanted" || isSyncing || isValidating || revision !== draft?._rev) return;
    if (!draft || !plan || validation.some(({ level }) => level === "error")) {
      setStage("idle");
      return;
    }
    setStage("sent");
    const { redirect } = plan;
    const title = redirect
      ? `Published. ${redirect.source} leads to ${redirect.destination} now.`
      : "Published. The redirect from this address is gone.";
    publishMoved(client, draft, published, plan)
      .then(() => toast.push({ status: "success", title }))
      .catch(() =>
        toast.push({ status: "error", title: "Not published. Try again; your draft is kept as it is." }),
      )
      .finally(() => setStage("idle"));
  }, [stage, isSyncing, isValidating, revision, validation, draft, published, plan, client, toast]);
  return { isBusy: stage !== "idle", start: () => setStage("wanted") };
}

type Plan = Parameters<typeof publishMoved>[3];
