import { expect, test } from "vitest";
import { stubSettings } from "#env-in-test.ts";
import { findMedia } from "./find-media.ts";
import { signPart } from "./sign-part.ts";

stubSettings();
const { imageUrl } = await import("../image-url.ts");
const { mediaSource } = await import("./media-source.ts");

const source = { host: "https://cdn.sanity.io", projectId: "abc123", dataset: "production", secret: "a" };
const hash = "4286339adcaf99efbdbdd5ca243d8f50ff0ccd3a";
const picture = `${hash}-1200x1500.webp`;

const find = (path: string, from = source) => {
  const [name = "", query] = path.split("?");
  const found = findMedia(name, new URLSearchParams(query), from);
  return found && decodeURIComponent(found);
};

const at = (kind: string) => `https://cdn.sanity.io/${kind}/abc123/production`;

test.each([
  [picture, `${at("images")}/${picture}`],
  [`${picture}?dl=`, `${at("images")}/${picture}?dl=`],
  [`${picture}?w=640`, `${at("images")}/${picture}?w=640&fit=max&auto=format&q=72`],
  [`${picture}?w=1200`, `${at("images")}/${picture}?w=1200&fit=max&auto=format&q=72`],
  [
    `${picture}?rect=0,150,1200,750&s=${signPart(picture, "0,150,1200,750", "a")}&w=1199`,
    `${at("images")}/${picture}?rect=0,150,1200,750&w=1199&fit=max&auto=format&q=72`,
  ],
  [`${hash}-10x10.svg`, `${at("images")}/${hash}-10x10.svg`],
  [`${hash}.mp4`, `${at("files")}/${hash}.mp4`],
  [`${hash}.svg?dl=`, `${at("files")}/${hash}.svg?dl=`],
])("%s is asked for at the content service, of this project alone", (path, address) => {
  expect(find(path)).toBe(address);
});

test.each([
  `${picture}?w=641`,
  `${picture}?w=3000`,
  `${picture}?w=640&w=320`,
  `${picture}?w=640&h=400`,
  `${picture}?h=100`,
  ...["0,0,2000,10", "-1,0,10,10", "0,0,1e1,10"].map(
    (rect) => `${picture}?w=10&rect=${rect}&s=${signPart(picture, rect, "a")}`,
  ),
  `${picture}?w=640&s=${signPart(picture, "", "a")}`,
  `${picture}?w=640&blur=2000`,
  `${picture}?w=640&q=100`,
  `${picture}?w=640&dl=`,
  `${picture}?dl=other.html`,
  `production/${picture}`,
  `${hash}.webp/..`,
  `${hash.toUpperCase()}-10x10.png`,
  `${hash}.mp4?w=640`,
  hash,
  "../v1/ping",
  "",
  "constructor",
])("%s is nothing of ours", (path) => {
  expect(find(path)).toBeUndefined();
});

const numbers = Array.from({ length: 400 }, (_, index) => index);
/** Spread over its range, and the same at every run. */
const spread = (index: number, step: number) => ((index * step) % 97) / 97;

test("every part that the site prints is found, and at a width that no page asks for is not", () => {
  for (const index of numbers) {
    const address = imageUrl(
      {
        asset: {
          _id: `image-${hash}-1200x1500-webp`,
          extension: "webp",
          width: 1200,
          height: 1500,
          color: null,
        },
        crop: { left: spread(index, 31) / 3, top: spread(index, 17) / 3, right: spread(index, 7) / 3 },
        hotspot: { x: spread(index, 5), y: spread(index, 13), width: 0.2, height: 0.2 },
      },
      { width: 640, height: 200 + index },
    );
    const path = address?.replace("/media/", "") ?? "";
    expect(path).toContain("&s=");
    expect(find(path, mediaSource)).toContain("&w=640&");
    expect(find(path.replace("w=640", "w=641"), mediaSource)).toBeUndefined();
    expect(find(path, { ...mediaSource, secret: "another" })).toBeUndefined();
  }
});

test("no part is made because somebody else asks for it", () => {
  const printed = "10,20,640,300";
  const signature = signPart(picture, printed, source.secret);
  const forged = [
    "",
    "&s",
    "&s=",
    "&s=null",
    `&s=${signature.slice(0, -1)}`,
    `&s=${signature}A`,
    `&s=${signature.toUpperCase()}`,
    `&s=${signPart(picture, printed, "")}`,
    `&s=${signPart(`${hash}-1200x1501.webp`, printed, source.secret)}`,
    `&s=${signature}&s=${signature}`,
  ];
  for (const each of forged) expect(find(`${picture}?rect=${printed}&w=640${each}`)).toBeUndefined();
  for (const index of numbers) {
    const rect = `${index % 20},${Math.floor(index / 20)},640,300`;
    for (const each of [...forged, `&s=${signature}`]) {
      const found = find(`${picture}?rect=${rect}&w=640${each}`);
      if (rect === printed && each === `&s=${signature}`) expect(found).toContain("rect=10,20,640,300");
      else expect(found).toBeUndefined();
    }
  }
  expect(find(`${picture}?rect=${printed}&s=${signature}&w=640`)).toContain(`rect=${printed}&w=640&`);
});
