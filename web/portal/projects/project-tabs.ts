/** The pages of a project, in their order. A new one is a folder under app/(with-session)/(framed)/projects/[projectId] and a line here. */
export const projectTabs = [
  { segment: "", label: "Overview" },
  { segment: "updates", label: "Updates" },
  { segment: "feedback", label: "Feedback & approvals" },
  { segment: "change-orders", label: "Change orders" },
  { segment: "files", label: "Files" },
  { segment: "messages", label: "Messages" },
] as const satisfies {
  segment: string;
  label: string;
}[];

export type ProjectTab = (typeof projectTabs)[number]["segment"];
