import { readPage } from "#ui/pager/read-page.ts";
import { type ProjectStatus, statusTones } from "../status-words.ts";

export type ProjectFilter = { search: string; status: ProjectStatus | "open" | "archived"; page: number };

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
  return value === "archived" || (typeof value === "string" && Object.hasOwn(statusTones, value));
}

export function projectListPath({ search, status, page: number }: ProjectFilter): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(status !== "open" && { status }),
    ...(number > 1 && { page: String(number) }),
  });
  return parameters.size > 0 ? `${page}?${parameters}` : page;
}
