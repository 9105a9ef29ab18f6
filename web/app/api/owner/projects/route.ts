import { answerSavedForm } from "#forms/answer-saved-form.ts";
import { createProject } from "#portal/projects/create-project.ts";

export function POST(request: Request) {
  return answerSavedForm(request, {
    page: "/dashboard/owner/projects/new",
    typed: ["name", "service", "next_step", "live_url"],
    act: createProject,
  });
}
