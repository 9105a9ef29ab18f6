import "server-only";
import { signInRequest } from "schemas/requests/sign-in.ts";
import { sameSitePage } from "#forms/same-site-path.ts";
import { createPlaces } from "#server/places.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { secondStepPath } from "#session/second-step.ts";
import { openNewSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { AccountOutcome } from "../account-form/answer-account-form.ts";
import { answerAfter } from "../account-form/answer-after.ts";
import { explainAuthError } from "../account-form/explain-auth-error.ts";
import { meetDevice, readKnownDevice } from "../account-form/known-device.ts";
import { limitAttempts } from "../account-form/limit-attempts.ts";
import { lookAtSession } from "../account-form/look-at-session.ts";

/** Of everything that the site asks of the database, looking at a password takes longest: a morning's rush waits in line. */
function places() {
  return processSingleton("places for sign-ins", () =>
    createPlaces({ all: 4, waiting: { all: 40, patienceMs: 3000 } }),
  );
}

/** Begins a session with an address and a password. Wrong credentials of any kind look the same, and take as long. */
export async function signIn(fields: Record<string, string>, { headers }: Request): Promise<AccountOutcome> {
  if (!fields.email || !fields.password) return { reason: "missing" };
  const request = signInRequest.safeParse(fields);
  if (!request.success) return { reason: "credentials" };
  const { email, password } = request.data;
  const failing = answerAfter(600, Promise.resolve());
  const device = await readKnownDevice(email);
  const outcome = await places().within(null, () =>
    limitAttempts("guess", { headers, email, device }, async () => {
      try {
        const { client, keep } = await openNewSession();
        const { data, error } = await withinTimeLimit(client.auth.signInWithPassword({ email, password }));
        if (!error) {
          const session = await lookAtSession(client, data.user.id);
          if (session === "disabled") return { reason: "disabled" };
          keep();
          await meetDevice(data.session, { headers });
          const next = sameSitePage(fields.from) ?? "/dashboard";
          return { next: session === "halfway" ? secondStepPath(next) : next };
        }
        await failing;
        return explainAuthError(error);
      } catch (error) {
        return explainAuthError(error);
      }
    }),
  );
  return outcome ?? { reason: "busy", waitSeconds: 5 };
}
