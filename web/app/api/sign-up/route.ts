import { answerAccountForm } from "#forms/account-form/answer-account-form.ts";
import { signUp } from "#forms/sign-up/sign-up.ts";
import { readTermsVersion } from "../../(site)/signup/read-terms-version.ts";

export function POST(request: Request) {
  return answerAccountForm(request, "/signup", async (fields, { headers }) =>
    signUp(fields, { headers, termsVersion: await readTermsVersion() }),
  );
}
