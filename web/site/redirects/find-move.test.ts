import { expect, test } from "vitest";
import { findMove } from "./find-move.ts";

const origin = "https://agency.example";
const own = ["/work/here", "/services/there", "/our-prices"];
const places = ["/a", "/b", "/c", "/contact", "/work/here", "/work/gone", "/Contact", "/WORK/here"];
const living = new Set(["/contact", "/work/here"]);
const ends = [...places, "https://elsewhere.example/", `${origin}/contact#form`];

/** Every two redirects among these places, in letters of any kind. */
function* worlds() {
  for (const one of places)
    for (const to of ends)
      for (const other of places.slice(0, 6))
        for (const end of ends)
          yield [
            { source: one, destination: to, isPermanent: true },
            { source: other.toUpperCase(), destination: end, isPermanent: false },
          ];
}

test("whatever redirects there are, nobody is sent from a page that is there, and each chain ends at one", () => {
  let count = 0;
  for (const redirects of worlds()) {
    const firstOf = (path: string) =>
      redirects
        .findLast(({ source }) => source.toLowerCase() === path.toLowerCase())
        ?.destination.replace(origin, "");
    for (const path of ["/a", "/b", "/work/gone", "/A"]) {
      const found = findMove(path, { redirects, own, origin })?.destination;
      // What a visitor would see who goes on from address to address until a page is there.
      let expected = firstOf(path);
      for (let steps = 0; steps < 3 && expected && !isEnd(expected); steps++) expected = firstOf(expected);
      expect(found, JSON.stringify([path, redirects])).toBe(
        expected && isEnd(expected) ? written(expected) : undefined,
      );
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(15_000);
});

const pathOf = (address: string) => address.replace(/#.*/, "").toLowerCase();
const isEnd = (address: string) => address.startsWith("https:") || living.has(pathOf(address));
const written = (address: string) =>
  address.startsWith("https:") ? address : address.replace(/^[^#]+/, (path) => path.toLowerCase());

test("an address in other letters is led to its page for good, and a page of a document only while it is published", () => {
  const move = (path: string, known: string[] | undefined = own) =>
    findMove(path, {
      redirects: [{ source: "/Contact", destination: "/brand", isPermanent: true }],
      own: known,
      origin,
    });
  for (const path of ["/Contact", "/CONTACT", "/contacT"])
    expect(move(path)).toEqual({ destination: "/contact", isPermanent: true });
  expect(move("/Work/Here")).toEqual({ destination: "/work/here", isPermanent: true });
  expect(move("/Work/Here", [])).toBeUndefined();
  for (const path of ["/Calls/a", "/API/health", "/Media/a.webp", "/Projects/a", "/Auth/login", "/Journal"])
    expect(move(path), path).toBeUndefined();
});

test("while nobody knows what is published, what may be there is an end, and sends elsewhere as well", () => {
  const redirects = [
    { source: "/old", destination: "/work/unknown", isPermanent: true },
    { source: "/work/moved", destination: "/contact", isPermanent: true },
    { source: "/dead", destination: "/no/where", isPermanent: true },
    { source: "/renamed", destination: "/perhaps", isPermanent: true },
  ];
  const move = (path: string) => findMove(path, { redirects, own: undefined, origin })?.destination;
  expect(["/old", "/work/moved", "/dead", "/renamed"].map(move)).toEqual([
    "/work/unknown",
    "/contact",
    undefined,
    "/perhaps",
  ]);
});
