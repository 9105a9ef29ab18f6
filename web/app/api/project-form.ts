import { z } from "zod";
import { answerUserForm } from "#forms/answer-form.ts";
import { type ProjectIds, projectPath } from "#portal/projects/project-path.ts";
import type { SessionUser } from "#session/session-user.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { notThere } from "#ui/saved-form/request-outcome.ts";

type ProjectForm<Ids> = Omit<Parameters<typeof answerUserForm>[1], "page" | "act"> & {
  /** The page of the project that the form stands on; without one its overview. */
  tab?: string;
  act: (ids: Ids, values: unknown, user: SessionUser) => Promise<FormOutcome>;
};

/** A route for a form of a project's page: what it does gets the ids of the route's address, which are checked, first. */
export function projectForm<Ids extends ProjectIds>({ tab, act, ...form }: ProjectForm<Ids>) {
  return async (request: Request, { params }: { params: Promise<Ids> }): Promise<Response> => {
    const ids = await params;
    const areIds = z.record(z.string(), z.uuid()).safeParse(ids).success;
    return answerUserForm(request, {
      ...form,
      page: projectPath(ids.projectId, tab),
      act: async (values, user) => (areIds ? act(ids, values, user) : notThere()),
    });
  };
}
