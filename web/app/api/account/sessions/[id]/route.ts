import { answerSettingsForm } from "#accounts/settings/answer-settings-form.ts";
import { endSession } from "#accounts/settings/end-session.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerSettingsForm(request, () => endSession(id));
}
