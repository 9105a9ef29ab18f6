import { projectForm } from "#app/api/project-form.ts";
import { createFeedbackItem } from "#portal/projects/feedback/stored-feedback.ts";

export const POST = projectForm({
  who: "owner",
  tab: "feedback",
  typed: ["title", "body", "link_url"],
  act: createFeedbackItem,
});
