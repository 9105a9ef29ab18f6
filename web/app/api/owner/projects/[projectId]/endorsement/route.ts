import { z } from "zod";
import { answerUserForm } from "#forms/answer-form.ts";
import { askForEndorsement } from "#portal/projects/endorsement/ask-for-endorsement.ts";
import { makeDrafts } from "#portal/projects/endorsement/make-drafts.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { notThere, wrongRequest } from "#portal/projects/request-outcome.ts";

type Context = { params: Promise<{ projectId: string }> };

const request = z.object({ action: z.enum(["ask", "draft"], "Please press one of the buttons.") });

export async function POST(sent: Request, { params }: Context) {
  const { projectId } = await params;
  return answerUserForm(sent, {
    who: "owner",
    page: projectPath(projectId),
    async act(values) {
      const asked = request.safeParse(values);
      if (!z.uuid().safeParse(projectId).success) return notThere;
      if (!asked.success) return wrongRequest(asked.error);
      return asked.data.action === "ask" ? askForEndorsement(projectId) : makeDrafts(projectId);
    },
  });
}
