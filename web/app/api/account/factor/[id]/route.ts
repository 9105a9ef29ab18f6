import { answerSettingsForm } from "#accounts/settings/answer-settings-form.ts";
import { removeFactor } from "#accounts/settings/remove-factor.ts";

type Context = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return answerSettingsForm(request, (fields) => removeFactor(id, fields, request));
}
