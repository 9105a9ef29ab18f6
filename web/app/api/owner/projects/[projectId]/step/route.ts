import { projectForm } from "#app/api/project-form.ts";
import { settleStep } from "#portal/projects/next-step/stored-steps.ts";

export const POST = projectForm({
  who: "owner",
  within: "/dashboard/owner",
  typed: ["reply"],
  act: settleStep,
});
