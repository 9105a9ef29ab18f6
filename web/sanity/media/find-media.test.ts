import { expect, test } from "vitest";
import { findMedia } from "./find-media.ts";

const source = { host: "https://cdn.sanity.io", projectId: "abc123", dataset: "production" };
const hash = "4286339adcaf99efbdbdd5ca243d8f50ff0ccd3a";
const picture = `${hash}-1200x1500.webp`;

const find = (path: string) => {
  const [name = "", query] = path.split("?");
  const found = findMedia(name, new URLSearchParams(query), source);
  return found && decodeURIComponent(found);
};

const at = (kind: string) => `https://cdn.sanity.io/${kind}/abc123/production`;

test.each([
  [picture, `${at("images")}/${picture}`],
  [`${picture}?dl=`, `${at("images")}/${picture}?dl=`],
  [`${picture}?w=640`, `${at("images")}/${picture}?w=640&fit=max&auto=format&q=72`],
  [`${picture}?w=1200`, `${at("images")}/${picture}?w=1200&fit=max&auto=format&q=72`],
  [
    `${picture}?rect=0,150,1200,750&w=1199`,
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
  `${picture}?w=10&rect=0,0,2000,10`,
  `${picture}?w=10&rect=-1,0,10,10`,
  `${picture}?w=10&rect=0,0,1e1,10`,
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
