import { redirect } from "next/navigation";
import { askedQuery } from "#server/request-context.ts";
import { dashboardPath } from "#session/dashboard-path.ts";
import { requireUser } from "#session/require-user.ts";

/**
 * Leads from a page's address without a role, which mails, forms and public pages know, to that page of the own dashboard, with
 * the question that came along. Without a role that could be read it leads where that is said.
 */
export async function leadToOwn(page: "notifications" | "search" | "settings"): Promise<never> {
  const { role } = await requireUser();
  redirect(role ? dashboardPath(role, page) + askedQuery() : dashboardPath(null));
}
