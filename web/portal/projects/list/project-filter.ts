import type { Enums } from "schemas/generated/database.ts";
import type { WaitingKind } from "schemas/portal-kinds.ts";
import { readPage } from "#ui/pager/read-page.ts";
import { type ProjectStatus, statusTones } from "../status-words.ts";

/** What may wait in a project: whose turn it is, or of which kind it is. */
export const waitingViews = {
  mine: { waits_for: "agency" },
  theirs: { waits_for: "client" },
  unread: { waits_as: "message" },
  overdue: { waits_as: "milestone" },
} as const satisfies Record<string, { waits_for: Enums<"project_side"> } | { waits_as: WaitingKind }>;

type WaitingView = keyof typeof waitingViews;

export type ProjectFilter = {
  search: string;
  status: ProjectStatus | "open" | "archived" | WaitingView;
  page: number;
};

const page = "/dashboard/owner/projects";

/** Which projects the address asks for; what it does not understand is left out. */
export function readProjectFilter(parameters: Record<string, string | string[] | undefined>): ProjectFilter {
  const { search, status, page } = parameters;
  return {
    search: typeof search === "string" && !search.includes("\0") ? search.trim().slice(0, 200) : "",
    status: isStatus(status) ? status : "open",
    page: readPage(page),
  };
}

function isStatus(value: unknown): value is ProjectFilter["status"] {
  return (
    value === "archived" ||
    (typeof value === "string" && (Object.hasOwn(statusTones, value) || Object.hasOwn(waitingViews, value)))
  );
}

export function isWaitingView(status: ProjectFilter["status"]): status is WaitingView {
  return Object.hasOwn(waitingViews, status);
}

export function projectListPath({ search, status, page: number }: ProjectFilter): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(status !== "open" && { status }),
    ...(number > 1 && { page: String(number) }),
  });
  return parameters.size > 0 ? `${page}?${parameters}` : page;
}
