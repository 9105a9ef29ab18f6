import { goTo } from "#forms/answer-form.ts";
import { dashboardPath } from "#session/dashboard-path.ts";

/** Where password managers send people: https://w3c.github.io/webappsec-change-password-url/ */
export function GET(): Response {
  return goTo(`${dashboardPath(null, "settings")}#password`);
}
