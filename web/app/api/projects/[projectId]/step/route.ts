import { projectForm } from "#app/api/project-form.ts";
import { changeDoneStep } from "#portal/projects/next-step/stored-steps.ts";

export const POST = projectForm({
  who: "everybody signed in",
  within: "/dashboard/",
  typed: ["comment"],
  act: changeDoneStep,
});
