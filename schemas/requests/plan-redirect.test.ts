import { expect, it } from "vitest";
import { planMoves, planRedirect, redirectIdOf } from "./plan-redirect.ts";

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

it("however documents that are published together move, no redirect stands where one of them is, and each old address leads on", () => {
  const places = [undefined, "/a", "/b", "/c"];
  const moves = places.flatMap((from) => places.map((to) => ({ from, to })));
  const sets = moves.flatMap((one) => moves.flatMap((other) => moves.map((third) => [one, other, third])));
  for (const set of sets) {
    const { redirects, obsoleteIds } = planMoves(set);
    const taken = set.flatMap(({ to }) => to ?? []);
    const left = set.filter(({ from, to }) => from && to && from !== to && !taken.includes(from));
    expect(redirects.map(({ source, destination }) => [source, destination])).toEqual(
      left.map(({ from, to }) => [from, to]),
    );
    const arrived = set.flatMap(({ from, to }) => (to && to !== from ? [redirectIdOf(to)] : []));
    expect(new Set(obsoleteIds)).toEqual(new Set(arrived));
    expect(redirects.filter(({ _id }) => obsoleteIds.includes(_id))).toEqual([]);
  }
});
