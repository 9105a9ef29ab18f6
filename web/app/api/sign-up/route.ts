import { answerStaticAccountForm } from "#accounts/account-form/answer-account-form.ts";
import { signUp } from "#accounts/sign-up/sign-up.ts";
import { readTermsVersion } from "../../(site)/signup/read-terms-version.ts";

export function POST(request: Request) {
  return answerStaticAccountForm(request, pageOf, async (fields, { headers }) =>
    signUp(fields, { headers, termsVersion: await readTermsVersion() }),
  );
}

/** Whoever was invited sees the invite again. */
function pageOf({ invite = "" }: Record<string, string>): string {
  return /^[\w-]{20,100}$/.test(invite) ? `/auth/invite/${invite}` : "/signup";
}
