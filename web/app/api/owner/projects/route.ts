import { typedOfProject } from "schemas/requests/project.ts";
import { answerUserForm } from "#forms/answer-form.ts";
import { createProject } from "#portal/projects/change-projects.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner/projects/new",
    typed: typedOfProject,
    act: createProject,
  });
}
