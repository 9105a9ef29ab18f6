import { expect, it } from "vitest";
import { planRedirect } from "./plan-redirect.ts";

it("a page that moved leaves a redirect behind", () => {
  expect(planRedirect("/services/old", "/services/new")).toEqual({
    redirect: {
      _id: "redirect-from-services-old",
      _type: "redirect",
      source: "/services/old",
      destination: "/services/new",
      isPermanent: true,
    },
    obsoleteId: "redirect-from-services-new",
  });
});

it("a page that moves back takes the redirect of its first move away", () => {
  const there = planRedirect("/services/a", "/services/b");
  const back = planRedirect("/services/b", "/services/a");
  expect(back?.obsoleteId).toBe(there?.redirect._id);
});

it.each([
  ["/services/a", "/services/a"],
  [undefined, "/services/a"],
  ["/services/a", undefined],
  // A guide of the portal: the site sends nobody on from there.
  ["/documentation/a", "/documentation/b"],
])("from %s to %s nothing moves", (from, to) => {
  expect(planRedirect(from, to)).toBeUndefined();
});
