import { projectForm } from "#app/api/project-form.ts";
import { answerEndorsement } from "#portal/projects/endorsement/stored-endorsement.ts";

export const POST = projectForm({
  who: "everybody signed in",
  typed: ["quote", "said_by", "said_by_role"],
  failed: "That could not be stored just now. Please try again.",
  act: answerEndorsement,
});
