import { answerUserForm } from "#forms/answer-form.ts";
import { showInNotice } from "#forms/show-in-notice.ts";
import { retryFailedMails } from "#outbox/retry-mail.ts";
import { ownerDid } from "#ui/saved-form/owner-outcome.ts";

export function POST(request: Request) {
  return answerUserForm(request, {
    who: "owner",
    page: "/dashboard/owner",
    show: showInNotice,
    act: async () => {
      await retryFailedMails();
      return ownerDid("retried");
    },
  });
}
