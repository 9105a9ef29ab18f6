import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { colorAt } from "../assets/images/quarters-in-test.ts";
import { expectRefused, type Lake, test } from "./lake-test.ts";
import { openPicture } from "./open-picture.ts";

type Build = (builder: ImageUrlBuilder) => ImageUrlBuilder;
/** Its corners' colours from left to right and from top to bottom. */
type Picture = [what: string, build: Build, size: string, corners?: (string | undefined)[]];

const builderFor = ({ client, picture }: Lake) => createImageUrlBuilder(client).image(picture);

/** Opens the picture of the quarters (400 × 200: red and lime above blue and white) as the builder asks for it. */
const draw = (lake: Lake, build: Build) => openPicture(build(builderFor(lake)).url());

async function cornersOf(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  const places = [3, height - 4].flatMap((top) => [3, width - 4].map((left) => [left, top] as const));
  return await Promise.all(places.map(([left, top]) => colorAt(bytes, left, top)));
}

const all = ["red", "lime", "blue", "white"];
const square: Build = (builder) => builder.width(100).height(100).ignoreImageParams();

describe("Image URLs (sanity.io/docs/image-urls)", () => {
  test.for<Picture>([
    ["a vanity file name", (builder) => builder.vanityName("quarters.png").width(100), "100x50"],
    ["bg", (builder) => square(builder).fit("fill").bg("ff0000"), "100x100", ["red", "red", "red", "red"]],
    [
      "crop=top, bottom, left, right, center",
      (builder) => square(builder).fit("crop").crop("left"),
      "100x100",
      ["red", "red", "blue", "blue"],
    ],
    [
      "crop=top, bottom, left, right, center",
      (builder) => square(builder).fit("crop").crop("right"),
      "100x100",
      ["lime", "lime", "white", "white"],
    ],
    [
      "crop=top, bottom, left, right, center",
      (builder) => square(builder).fit("crop").crop("center"),
      "100x100",
      all,
    ],
    [
      "crop=top, bottom, left, right, center",
      (builder) => square(builder).fit("crop").crop("top").height(25),
      "100x25",
      ["red", "lime", "red", "lime"],
    ],
    [
      "crop=top, bottom, left, right, center",
      (builder) => square(builder).fit("crop").crop("bottom").height(25),
      "100x25",
      ["blue", "white", "blue", "white"],
    ],
    [
      "crop=focalpoint, fp-x, fp-y",
      (builder) => square(builder).fit("crop").crop("focalpoint").focalPoint(0.9, 0.5),
      "100x100",
      ["lime", "lime", "white", "white"],
    ],
    ["crop=entropy", (builder) => square(builder).fit("crop").crop("entropy"), "100x100"],
    ["dpr", (builder) => builder.width(100).dpr(2), "200x100"],
    ["fit=clip", (builder) => square(builder).fit("clip"), "100x50", all],
    ["fit=crop", (builder) => square(builder).fit("crop"), "100x100", all],
    ["fit=fill", (builder) => square(builder).fit("fill"), "100x100", ["white", "white", "white", "white"]],
    ["fit=fillmax", (builder) => square(builder).size(800, 800).fit("fillmax"), "800x800"],
    ["fit=max", (builder) => square(builder).size(800, 800).fit("max"), "400x200", all],
    ["fit=min", (builder) => square(builder).size(800, 800).fit("min"), "200x200"],
    ["fit=scale", (builder) => square(builder).fit("scale"), "100x100", all],
    ["flip", (builder) => builder.width(100).flipHorizontal(), "100x50", ["lime", "red", "white", "blue"]],
    ["flip", (builder) => builder.width(100).flipVertical(), "100x50", ["blue", "white", "red", "lime"]],
    ["flip", (builder) => builder.flipHorizontal().flipVertical(), "400x200", all.toReversed()],
    ["frame", (builder) => builder.width(100).frame(1), "100x50", all],
    ["h", (builder) => builder.height(100), "200x100", all],
    ["or", (builder) => builder.orientation(90), "200x400", ["blue", "red", "white", "lime"]],
    ["or", (builder) => builder.orientation(180).width(100), "100x50", all.toReversed()],
    ["or", (builder) => builder.orientation(270).width(100), "100x200", ["lime", "white", "red", "blue"]],
    ["rect", (builder) => builder.rect(200, 0, 200, 200), "200x200", ["lime", "lime", "white", "white"]],
    ["w", (builder) => builder.width(100), "100x50", all],
  ])("%s", async ([, build, expected, corners], { lake }) => {
    const { bytes, size } = await draw(lake, build);
    expect(size).toBe(expected);
    if (corners) expect(await cornersOf(bytes)).toEqual(corners);
  });

  test("GET /images/{projectId}/{dataset}/{file}", async ({ lake }) => {
    const { response, bytes, size } = await draw(lake, (builder) => builder);
    expect(size).toBe("400x200");
    expect(bytes.byteLength).toBe(lake.picture.size);
    expect(response.headers.get("cache-control") ?? "").toMatch(/immutable/);
  });

  test("auto=format", async ({ lake }) => {
    const address = builderFor(lake).width(100).auto("format").url();
    expect((await openPicture(address, { accept: "image/avif,image/webp" })).type).toBe("image/avif");
    expect((await openPicture(address, { accept: "image/webp" })).type).toBe("image/webp");
    expect((await openPicture(address, { accept: "image/*" })).type).toBe("image/png");
  });

  test("blur — differs: its strength is an approximation", async ({ lake }) => {
    const { bytes, size } = await draw(lake, (builder) => builder.blur(200));
    expect(size).toBe("400x200");
    expect(await colorAt(bytes, 199, 30)).toBeUndefined();
  });

  test("dl", async ({ lake }) => {
    const { response } = await draw(lake, (builder) => builder.width(100).forceDownload("mine.png"));
    const disposition = response.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="mine\.png"/);
  });

  test("fm=jpg, pjpg, png, webp, avif", async ({ lake }) => {
    for (const [format, type] of [
      ["jpg", "image/jpeg"],
      ["pjpg", "image/jpeg"],
      ["png", "image/png"],
      ["webp", "image/webp"],
    ] as const) {
      expect((await draw(lake, (builder) => builder.width(50).format(format))).type).toBe(type);
    }
    const avif = await openPicture(`${builderFor(lake).width(50).url()}&fm=avif`);
    expect(avif.type).toBe("image/avif");
  });

  test("invert", async ({ lake }) => {
    const { bytes } = await draw(lake, (builder) => builder.rect(200, 100, 200, 100).invert(true));
    const { channels } = await sharp(bytes).stats();
    expect(channels.slice(0, 3).every(({ mean }) => mean < 1)).toBe(true);
  });

  test("max-h, max-w, min-h, min-w — differs: ignored", async ({ lake }) => {
    const { size } = await draw(lake, (builder) => builder.width(100).maxHeight(20).minWidth(300));
    expect(size).toBe("100x50");
  });

  test("pad — differs: ignored", async ({ lake }) => {
    const { bytes, size } = await draw(lake, (builder) => builder.width(100).pad(20));
    expect(size).toBe("100x50");
    expect(await cornersOf(bytes)).toEqual(all);
  });

  test("q", async ({ lake }) => {
    const sizes = [];
    for (const quality of [10, 90]) {
      sizes.push((await draw(lake, (builder) => builder.format("jpg").quality(quality))).bytes.byteLength);
    }
    expect(Number(sizes[0])).toBeLessThan(Number(sizes[1]));
  });

  test("sat", async ({ lake }) => {
    const { bytes } = await draw(lake, (builder) => builder.width(100).saturation(-100));
    const { channels } = await sharp(bytes).stats();
    const means = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    expect(means.every((mean) => Math.abs(mean - Number(means[0])) <= 1)).toBe(true);
  });

  test("sharp — differs: its strength is an approximation", async ({ lake }) => {
    const soft: Build = (builder) => builder.width(390);
    const [plain, sharpened] = [
      await draw(lake, soft),
      await draw(lake, (builder) => soft(builder).sharpen(100)),
    ];
    expect(sharpened.size).toBe(plain.size);
    expect(sharpened.bytes.equals(plain.bytes)).toBe(false);
  });

  test("a value that makes no sense: 400", async ({ lake }) => {
    await expectRefused(
      draw(lake, (builder) => builder.width(-5)),
      400,
      /"w"/,
    );
    await expectRefused(
      draw(lake, (builder) => builder.rect(900, 900, 10, 10)),
      400,
      /outside/,
    );
  });

  test("crop and hotspot of an image field", async ({ lake }) => {
    const field = {
      asset: { _ref: lake.picture._id },
      crop: { top: 0, bottom: 0.5, left: 0, right: 0 },
      hotspot: { x: 0.9, y: 0.25, width: 0.1, height: 0.1 },
    };
    const address = createImageUrlBuilder(lake.client).image(field).width(100).height(100).url();
    const { bytes, size } = await openPicture(address);
    expect(size).toBe("100x100");
    expect(await cornersOf(bytes)).toEqual(["lime", "lime", "lime", "lime"]);
  });

  test("SVG — differs: served untouched, under a sandbox policy", async ({ client }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const asset = await client.assets.upload("image", Buffer.from(drawing));
    const { response, bytes } = await openPicture(createImageUrlBuilder(client).image(asset).width(5).url());
    expect(bytes.toString()).toBe(drawing);
    expect(response.headers.get("content-security-policy") ?? "").toMatch(/sandbox/);
  });
});
