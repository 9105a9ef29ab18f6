import "server-only";
import { sameSitePage } from "#forms/same-site-path.ts";
import { readSecondStep, secondStepPath } from "#session/second-step.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { withPassword } from "../settings/with-password.ts";
import { keepNewFactor, newFactorPath } from "./new-factor.ts";
import { readOwnFactors } from "./own-factors.ts";

type Fields = Record<string, string>;
type Client = Awaited<ReturnType<typeof openWritableSession>>;

const longestName = 60;

/**
 * Gives the account a factor that is not proven yet, in place of those it never proved, and leads to the page that shows it. Whoever
 * opens the account already says the password again; whoever has to have a factor before anything opens has just signed in.
 */
export async function beginEnrolment(
  fields: Fields,
  request: Request,
  issuer: string,
): Promise<AccountOutcome> {
  const client = await openWritableSession();
  const step = await readSecondStep(client);
  if (step === "prove") return { next: secondStepPath(sameSitePage(fields.from)) };
  if (step === "enrol") return enrol(client, fields, issuer);
  return withPassword(fields, request, (account) => enrol(account.client, fields, issuer));
}

async function enrol(client: Client, { name = "", from }: Fields, issuer: string): Promise<AccountOutcome> {
  const own = await readOwnFactors(client);
  if (!own) return { next: "/login" };
  // A page that is left and come back to would otherwise leave ten of them, and then none could be added.
  for (const { id } of own.unproven) await withinTimeLimit(client.auth.mfa.unenroll({ factorId: id }));
  const wanted = name.trim().slice(0, longestName) || (await getTexts()).secondStep.factorName;
  const taken = own.proven.map(({ friendly_name }) => friendly_name);
  const { data, error } = await withinTimeLimit(
    client.auth.mfa.enroll({ factorType: "totp", issuer, friendlyName: freeName(wanted, taken) }),
  );
  if (error?.code === "too_many_enrolled_mfa_factors") return { reason: "manyFactors" };
  // Another window begins at the same moment, or names one alike.
  if (error?.code === "mfa_factor_name_conflict") return { reason: "otherFactor" };
  if (error) return explainAuthError(error);
  await keepNewFactor(own.user.id, { id: data.id, uri: data.totp.uri, secret: data.totp.secret });
  return { next: newFactorPath(sameSitePage(from)) };
}

/** No two factors of an account have the same name. */
function freeName(wanted: string, taken: (string | undefined)[]): string {
  let name = wanted;
  for (let count = 2; taken.includes(name); count++) name = `${wanted} ${count}`;
  return name;
}
