import { changeRecoveryCodes } from "#accounts/second-step/change-recovery-codes.ts";
import { readShownCodes } from "#accounts/second-step/recovery-codes.ts";
import { answerSettingsForm } from "#accounts/settings/answer-settings-form.ts";
import { answerRead, privately, refuse } from "#app/api/answer-read.ts";
import { getSessionUser } from "#session/session-user.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";

/** The recovery codes that were made just now, as a text to save. */
export async function GET() {
  const { account, secondStep } = await getTexts();
  return answerRead(account.data.failed, async () => {
    const user = await getSessionUser();
    if (!user) return refuse(401, account.data.signedOut);
    const codes = await readShownCodes(user.id);
    if (!codes) return refuse(404, secondStep.codes.gone);
    const settings = await getSiteSettings().catch(() => null);
    const text = `${secondStep.codes.file(settings?.agencyName ?? "")}\n${codes.join("\n")}\n`;
    return new Response(text, {
      headers: {
        ...privately,
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": 'attachment; filename="recovery-codes.txt"',
      },
    });
  });
}

export function POST(request: Request) {
  return answerSettingsForm(request, changeRecoveryCodes);
}
