import type { CurrentUser, Tool } from "sanity";
import { createStructureBuilder } from "sanity/structure";
import { describe, expect, it } from "vitest";
import { fixedTypes, listTypes, singletonTypes } from "../schemas/documents/all.ts";
import { resolveStudio } from "./resolve-studio.ts";
import config from "./sanity.config.ts";
import { structure } from "./structure/structure.ts";

const singletons = singletonTypes.map(({ name }) => name);
const lists = listTypes.map(({ name }) => name);
const fixed: string[] = fixedTypes.map(({ name }) => name);
const free = lists.filter((name) => !fixed.includes(name));

const studio = await resolveStudio();

describe("the Studio's configuration", () => {
  it("knows one way of scheduling: the two times of an entry", () => {
    expect(config).toMatchObject({
      scheduledDrafts: { enabled: false },
      scheduledPublishing: { enabled: false },
    });
  });

  it.each([
    ["administrator", true],
    ["editor", false],
    ["viewer", false],
  ])("has Vision for an %s: %s", (role, isThere) => {
    const tools = [{ name: "structure" }, { name: "vision" }] as Tool[];
    const currentUser = { roles: [{ name: role, title: role }] } as CurrentUser;
    const shown = config.tools(tools, { currentUser } as Parameters<typeof config.tools>[1]);
    expect(shown.some(({ name }) => name === "vision")).toBe(isThere);
  });

  it("compiles every type without an error or a warning", () => {
    expect(studio.schema._validation).toEqual([]);
  });

  it("has exactly one drawer for every kind of document", async () => {
    const S = createStructureBuilder({ source: studio, perspectiveStack: [] });
    const drawers = structure(S)
      .serialize()
      .items.flatMap((item) => (item.type === "divider" ? [] : [item.id]));
    expect(drawers.sort()).toEqual([...singletons, ...lists, "drafts", "scheduled"].sort());
  });

  it.each(singletons)("opens the one document of %s, whose id is its type", (name) => {
    const S = createStructureBuilder({ source: studio, perspectiveStack: [] });
    const drawer = structure(S)
      .serialize()
      .items.find(({ id }) => id === name);
    expect(drawer).toMatchObject({ child: { type: "document", options: { id: name, type: name } } });
  });

  it("has a place for each legal page, so that one can be written that a site began without", async () => {
    const S = createStructureBuilder({ source: studio, perspectiveStack: [] });
    const drawer = structure(S)
      .serialize()
      .items.find(({ id }) => id === "legalPage");
    const pages = ["terms-of-service", "privacy-policy", "imprint"].map((slug) => ({
      child: { options: { id: `legalPage-${slug}`, template: "legalPage", templateParameters: { slug } } },
    }));
    expect(drawer).toMatchObject({ child: { items: pages } });
    expect(studio.templates.find(({ id }) => id === "legalPage")?.value({ slug: "imprint" })).toEqual({
      title: "Imprint",
      slug: { _type: "slug", current: "imprint" },
    });
  });

  it("offers to create every list document but a legal page, and no singleton", () => {
    const offers = studio.document.resolveNewDocumentOptions({ type: "global" });
    expect(offers.map(({ templateId }) => templateId).sort()).toEqual([...free].sort());
    expect(free).not.toContain("legalPage");
  });

  it.each(fixed)(
    "lets %s be edited and published, but not duplicated, deleted or taken down",
    (schemaType) => {
      expect(listActions(schemaType)).toEqual(["discardChanges", "publish", "restore"]);
    },
  );

  it.each(free)("lets %s be duplicated, taken down and deleted", (schemaType) => {
    expect(listActions(schemaType)).toEqual(
      expect.arrayContaining(["publish", "duplicate", "unpublish", "delete"]),
    );
  });
});

function listActions(schemaType: string) {
  const context = { schemaType, documentId: schemaType, releaseId: undefined, versionType: "draft" as const };
  return studio.document
    .actions(context)
    .map(({ action }) => action)
    .sort();
}
