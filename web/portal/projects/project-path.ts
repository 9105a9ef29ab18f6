/** What names a project in an address, and what names an entry of it. */
export type ProjectIds = { projectId: string };
export type EntryIds = ProjectIds & { id: string };

/** The address of a project's page; without a tab its overview. */
export function projectPath(projectId: string, tab = ""): string {
  return `/projects/${encodeURIComponent(projectId)}${tab ? `/${tab}` : ""}`;
}
