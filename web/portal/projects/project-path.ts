/** The address of a project's page; without a tab its overview. */
export function projectPath(projectId: string, tab = ""): string {
  return `/projects/${encodeURIComponent(projectId)}${tab ? `/${tab}` : ""}`;
}
