import { typedOfProject } from "schemas/requests/project.ts";
import { projectForm } from "#app/api/project-form.ts";
import { changeProject } from "#portal/projects/change-projects.ts";

export const POST = projectForm({
  who: "owner",
  tab: "edit",
  typed: typedOfProject,
  act: changeProject,
});
