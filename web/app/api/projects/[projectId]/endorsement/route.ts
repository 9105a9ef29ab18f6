import { projectForm } from "#app/api/project-form.ts";
import { answerEndorsement } from "#portal/projects/endorsement/stored-endorsement.ts";
import type { ProjectIds } from "#portal/projects/project-path.ts";
import { getTexts } from "#texts/get-texts.ts";

type Context = { params: Promise<ProjectIds> };

export async function POST(request: Request, context: Context) {
  const { refusals } = (await getTexts()).endorsement;
  const post = projectForm({
    who: "everybody signed in",
    typed: ["quote", "said_by", "said_by_role"],
    failed: refusals.notStored,
    act: answerEndorsement,
  });
  return post(request, context);
}
