import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientRequest } from "./client.ts";
import { listTimeZones, renamedZones } from "./time-zones.ts";

const listed = listTimeZones();
const clientIn = (time_zone: string) => clientRequest.safeParse({ name: "Elm", website: "", time_zone });

test("UTC and every zone that Intl knows are there to choose, each once, and each is taken", () => {
  for (const zone of ["UTC", ...Intl.supportedValuesOf("timeZone")])
    expect(listed).toContain(renamedZones[zone] ?? zone);
  expect(new Set(listed).size).toBe(listed.length);
  for (const zone of listed) expect(clientIn(zone).success, zone).toBe(true);
});

test.each(Object.entries(renamedZones))("%s and %s are one zone, and either is taken", (before, today) => {
  const offset = (timeZone: string, month: number) =>
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).format(Date.UTC(2026, month));
  for (const month of [0, 6]) expect(offset(before, month)).toBe(offset(today, month));
  for (const zone of [before, today]) expect(clientIn(zone).data?.time_zone).toBe(zone);
  expect(listed).toContain(today);
  expect(listed).not.toContain(before);
  expect(listTimeZones(before)).toContain(before);
});

const table = "/usr/share/zoneinfo/zone.tab";

test.skipIf(!existsSync(table))("every place of the time zone database is there", () => {
  const lines = readFileSync(table, "utf8").split("\n");
  const places = lines.filter((line) => line && !line.startsWith("#"));
  expect(places.length).toBeGreaterThan(400);
  for (const place of places) expect(listed).toContain(place.split("\t")[2]);
});
