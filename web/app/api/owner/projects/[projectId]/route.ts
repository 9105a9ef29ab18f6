import { projectForm } from "#app/api/project-form.ts";
import { changeProject } from "#portal/projects/change-projects.ts";

export const POST = projectForm({
  who: "owner",
  tab: "edit",
  typed: ["name", "service", "next_step", "live_url"],
  act: changeProject,
});
