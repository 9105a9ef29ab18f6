import { answerSecondStep } from "#accounts/second-step/answer-second-step.ts";
import { beginEnrolment } from "#accounts/second-step/begin-enrolment.ts";
import { getSiteSettings } from "#site/site-settings.ts";

/** Begins to set up an authenticator app, which lists the account under the agency's name. */
export function POST(request: Request) {
  return answerSecondStep(request, "/dashboard/settings", async (fields) => {
    const settings = await getSiteSettings().catch(() => null);
    return beginEnrolment(fields, request, settings?.agencyName ?? new URL(request.url).hostname);
  });
}
