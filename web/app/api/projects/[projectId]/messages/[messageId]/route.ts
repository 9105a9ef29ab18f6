import { projectForm } from "#app/api/project-form.ts";
import { changeMessage } from "#portal/projects/messages/send-message.ts";

export const POST = projectForm({
  tab: "messages",
  who: "everybody signed in",
  failed: "The message could not be changed just now. Please try again.",
  typed: ["body"],
  act: changeMessage,
});
