import { projectForm } from "#app/api/project-form.ts";
import { changeUpdate } from "#portal/projects/updates/stored-updates.ts";

export const POST = projectForm({
  who: "owner",
  tab: "updates",
  typed: ["title", "body"],
  act: changeUpdate,
});
