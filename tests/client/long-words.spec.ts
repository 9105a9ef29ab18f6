import { test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login, makeClient } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { expectNoSidewaysScroll } from "../fixtures/sideways-scroll.ts";

test("names of forty letters without a space widen no page of a phone", { tag: "@slow" }, async ({
  page,
}) => {
  const { id, name, project } = await makeClient("Donaudampfschifffahrtsgesellschaftshafen");
  await callService("PATCH", `/rest/v1/projects?id=eq.${project.id}`, {
    next_step: "Rechtsschutzversicherungsgesellschaftenverzeichnis",
    next_step_side: "client",
  });
  await login(page, accounts.owner, "/dashboard/owner");
  await expectNoSidewaysScroll(page, 390, [
    "/dashboard/owner/projects",
    `/dashboard/owner/clients/${id}`,
    project.path(),
    project.path("messages"),
    `/dashboard/owner/search?q=${encodeURIComponent(name)}`,
  ]);
});
