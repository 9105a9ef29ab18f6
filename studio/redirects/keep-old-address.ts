import type { DocumentActionComponent } from "sanity";
import { useClient } from "sanity";
import { findSitePath } from "../presentation/find-site-path.ts";
import { planRedirect } from "./plan-redirect.ts";

/** Publishes as the Studio does; when the web address of the page changed, its old one leads to the new one from then on. */
export function keepOldAddress(publish: DocumentActionComponent): DocumentActionComponent {
  const keepingOldAddress: DocumentActionComponent = (props) => {
    const action = publish(props);
    const client = useClient({ apiVersion: "2025-02-19" });
    const { draft, published } = props;
    if (!action?.onHandle || !draft || !published) return action;
    const plan = planRedirect(findSitePath(published), findSitePath(draft));
    if (!plan) return action;
    return {
      ...action,
      title: `${plan.redirect.source} will lead to ${plan.redirect.destination}.`,
      onHandle: () => {
        void client
          .transaction()
          .createOrReplace(plan.redirect)
          .delete(plan.obsoleteId)
          .commit()
          .catch((error: unknown) => console.error("The redirect could not be made", error));
        action.onHandle?.();
      },
    };
  };
  keepingOldAddress.action = publish.action;
  return keepingOldAddress;
}
