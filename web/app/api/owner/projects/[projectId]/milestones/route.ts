import { projectForm } from "#app/api/project-form.ts";
import { createMilestone } from "#portal/projects/milestones/stored-milestones.ts";

export const POST = projectForm({
  who: "owner",
  typed: ["title", "due_on"],
  act: createMilestone,
});
