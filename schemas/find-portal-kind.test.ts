import { expect, test } from "vitest";
import { findAddress } from "./find-address.ts";
import { findLink, kindOfTable, linkTo } from "./find-portal-kind.ts";
import { type Kind, type PortalKind, portalKinds } from "./portal-kinds.ts";

const roles = ["owner", "client"] as const;
const kinds = Object.keys(portalKinds).filter((name): name is Kind => Object.hasOwn(portalKinds, name));
const names = ["id", "project_id", "client_id", "about_id", "before", "slug"] as const;

/** Each set of values that a row can have. */
const rows = names.reduce<Partial<Record<(typeof names)[number], string>>[]>(
  (all, name) => all.flatMap((row) => [row, { ...row, [name]: `${name}/?#&=%ü ` }]),
  [{}],
);

const links = kinds.flatMap((kind) =>
  roles.flatMap((role) => rows.map((row) => ({ kind, role, row, link: findLink(kind, role, row) }))),
);

test("every link leads to an address that its reader may open, whatever the row's values are", () => {
  for (const { kind, role, row, link } of links) {
    if (link === null) continue;
    const [path = ""] = link.split(/[?#]/);
    const areas = ["signed in", role];
    expect(areas, `${kind} ${link}`).toContain(findAddress(path)?.area);
    const escaped = Object.values(row).reduce(
      (left, value) => left.replaceAll(encodeURIComponent(value), ""),
      link,
    );
    expect(escaped, `${kind} ${link}`).toMatch(/^[\w/?#=-]+$/);
    expect(link).not.toMatch(/\[|undefined|null|\/\/|\/$/);
  }
});

test("a link needs what its path names, and leaves out a question or mark without a value", () => {
  for (const { kind, role, row, link } of links) {
    const { link: written }: PortalKind = portalKinds[kind];
    const template = (typeof written === "string" ? written : written?.[role]) ?? "";
    const [path = "", ...rest] = template.split(/(?=[?#])/);
    const isWhole = (part: string) =>
      names.every((name) => !part.includes(`[${name}]`) || Object.hasOwn(row, name));
    expect(link !== null, `${kind} for the ${role} with ${Object.keys(row)}`).toBe(
      template !== "" && isWhole(path),
    );
    expect(/[?#]/.test(link ?? ""), template).toBe(
      link !== null && rest.length > 0 && isWhole(rest.join("")),
    );
  }
});

test("what has no page is said, and each table is one kind", () => {
  expect(linkTo("change_order", "client", { project_id: "p/1", id: "o 1" })).toBe(
    "/projects/p%2F1/change-orders#subject-o%201",
  );
  expect(() => linkTo("client", "client", { client_id: "c1" })).toThrow(
    "The client has no page of this client",
  );
  // A step that is done is a project's, that nobody sees the money a client's, and an order that is not invoiced an order.
  const ofParts = ["done_step", "unseen_money", "uninvoiced_order"];
  const ofTables = kinds.filter((kind) => !ofParts.includes(kind));
  expect(ofTables.map((kind) => kindOfTable(portalKinds[kind].table))).toEqual(ofTables);
  expect(kindOfTable("rate_limits")).toBeUndefined();
});
