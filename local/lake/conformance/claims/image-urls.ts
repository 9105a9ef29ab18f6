import assert from "node:assert/strict";
import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";
import sharp from "sharp";
import { colorAt } from "../../assets/quarters-in-test.ts";
import { absent, assertRefused, type Claim, type Claims, differs, through, works } from "../claim.ts";
import type { LakeInClaims } from "../start-lake-for-claims.ts";

type Build = (builder: ImageUrlBuilder) => ImageUrlBuilder;

const builderFor = ({ client, picture }: LakeInClaims) => createImageUrlBuilder(client).image(picture);

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) {
    const { statusCode, message } = JSON.parse(bytes.toString());
    throw Object.assign(new Error(message), { statusCode });
  }
  const { width, height, format } = await sharp(bytes).metadata();
  return { response, bytes, size: `${width}x${height}`, format, type: response.headers.get("content-type") };
}

/** Opens the picture of the quarters (400 × 200: red and lime above blue and white) as the builder asks for it. */
const draw = (lake: LakeInClaims, build: Build) => open(build(builderFor(lake)).url());

const shown = (see: Claim["see"]): Claim => through("@sanity/image-url", works(see));
const shownToDiffer = (note: string, see: Claim["see"]): Claim =>
  through("@sanity/image-url", differs(note, see));

/** Works when each picture asked for has its size and, from left to right and top to bottom, its corners' colours. */
const gives = (...pictures: [build: Build, size: string, corners?: (string | undefined)[]][]): Claim =>
  shown(async (lake) => {
    for (const [build, expected, corners] of pictures) {
      const { bytes, size } = await draw(lake, build);
      assert.equal(size, expected);
      if (corners) assert.deepEqual(await cornersOf(bytes), corners);
    }
  });

async function cornersOf(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  const places = [3, height - 4].flatMap((top) => [3, width - 4].map((left) => [left, top] as const));
  return await Promise.all(places.map(([left, top]) => colorAt(bytes, left, top)));
}

const all = ["red", "lime", "blue", "white"];
const square: Build = (builder) => builder.width(100).height(100).ignoreImageParams();

export const imageUrlClaims: Claims = {
  "GET /images/{projectId}/{dataset}/{file}": shown(async (lake) => {
    const { response, bytes, size } = await draw(lake, (builder) => builder);
    assert.equal(size, "400x200");
    assert.equal(bytes.byteLength, lake.picture.size);
    assert.match(response.headers.get("cache-control") ?? "", /immutable/);
  }),
  "a vanity file name": gives([(builder) => builder.vanityName("quarters.png").width(100), "100x50"]),
  "auto=format": shown(async (lake) => {
    const address = builderFor(lake).width(100).auto("format").url();
    assert.equal((await open(address, { accept: "image/avif,image/webp" })).type, "image/avif");
    assert.equal((await open(address, { accept: "image/webp" })).type, "image/webp");
    assert.equal((await open(address, { accept: "image/*" })).type, "image/png");
  }),
  bg: gives([(builder) => square(builder).fit("fill").bg("ff0000"), "100x100", ["red", "red", "red", "red"]]),
  blur: shownToDiffer("its strength is an approximation", async (lake) => {
    const { bytes, size } = await draw(lake, (builder) => builder.blur(200));
    assert.equal(size, "400x200");
    assert.equal(await colorAt(bytes, 199, 30), undefined);
  }),
  "crop=top, bottom, left, right, center": gives(
    [(builder) => square(builder).fit("crop").crop("left"), "100x100", ["red", "red", "blue", "blue"]],
    [(builder) => square(builder).fit("crop").crop("right"), "100x100", ["lime", "lime", "white", "white"]],
    [(builder) => square(builder).fit("crop").crop("center"), "100x100", all],
    [
      (builder) => square(builder).fit("crop").crop("top").height(25),
      "100x25",
      ["red", "lime", "red", "lime"],
    ],
    [
      (builder) => square(builder).fit("crop").crop("bottom").height(25),
      "100x25",
      ["blue", "white", "blue", "white"],
    ],
  ),
  "crop=focalpoint, fp-x, fp-y": gives([
    (builder) => square(builder).fit("crop").crop("focalpoint").focalPoint(0.9, 0.5),
    "100x100",
    ["lime", "lime", "white", "white"],
  ]),
  "crop=entropy": gives([(builder) => square(builder).fit("crop").crop("entropy"), "100x100"]),
  dl: shown(async (lake) => {
    const { response } = await draw(lake, (builder) => builder.width(100).forceDownload("mine.png"));
    const disposition = response.headers.get("content-disposition") ?? "";
    assert.match(disposition, /^attachment; filename="mine\.png"/);
  }),
  dpr: gives([(builder) => builder.width(100).dpr(2), "200x100"]),
  "fit=clip": gives([(builder) => square(builder).fit("clip"), "100x50", all]),
  "fit=crop": gives([(builder) => square(builder).fit("crop"), "100x100", all]),
  "fit=fill": gives([
    (builder) => square(builder).fit("fill"),
    "100x100",
    ["white", "white", "white", "white"],
  ]),
  "fit=fillmax": gives([(builder) => square(builder).size(800, 800).fit("fillmax"), "800x800"]),
  "fit=max": gives([(builder) => square(builder).size(800, 800).fit("max"), "400x200", all]),
  "fit=min": gives([(builder) => square(builder).size(800, 800).fit("min"), "200x200"]),
  "fit=scale": gives([(builder) => square(builder).fit("scale"), "100x100", all]),
  flip: gives(
    [(builder) => builder.width(100).flipHorizontal(), "100x50", ["lime", "red", "white", "blue"]],
    [(builder) => builder.width(100).flipVertical(), "100x50", ["blue", "white", "red", "lime"]],
    [(builder) => builder.flipHorizontal().flipVertical(), "400x200", all.toReversed()],
  ),
  "fm=jpg, pjpg, png, webp, avif": shown(async (lake) => {
    for (const [format, type] of [
      ["jpg", "image/jpeg"],
      ["pjpg", "image/jpeg"],
      ["png", "image/png"],
      ["webp", "image/webp"],
    ] as const) {
      assert.equal((await draw(lake, (builder) => builder.width(50).format(format))).type, type);
    }
    const avif = await open(`${builderFor(lake).width(50).url()}&fm=avif`);
    assert.equal(avif.type, "image/avif");
  }),
  "fm=json": through(
    "fetch",
    absent(400, /"fm"/, (lake) => open(`${lake.picture.url}?fm=json`)),
  ),
  frame: gives([(builder) => builder.width(100).frame(1), "100x50", all]),
  h: gives([(builder) => builder.height(100), "200x100", all]),
  invert: shown(async (lake) => {
    const { bytes } = await draw(lake, (builder) => builder.rect(200, 100, 200, 100).invert(true));
    const { channels } = await sharp(bytes).stats();
    assert(channels.slice(0, 3).every(({ mean }) => mean < 1));
  }),
  "max-h, max-w, min-h, min-w": shownToDiffer("ignored", async (lake) => {
    const { size } = await draw(lake, (builder) => builder.width(100).maxHeight(20).minWidth(300));
    assert.equal(size, "100x50");
  }),
  or: gives(
    [(builder) => builder.orientation(90), "200x400", ["blue", "red", "white", "lime"]],
    [(builder) => builder.orientation(180).width(100), "100x50", all.toReversed()],
    [(builder) => builder.orientation(270).width(100), "100x200", ["lime", "white", "red", "blue"]],
  ),
  pad: shownToDiffer("ignored", async (lake) => {
    const { bytes, size } = await draw(lake, (builder) => builder.width(100).pad(20));
    assert.equal(size, "100x50");
    assert.deepEqual(await cornersOf(bytes), all);
  }),
  q: shown(async (lake) => {
    const sizes = [];
    for (const quality of [10, 90]) {
      sizes.push((await draw(lake, (builder) => builder.format("jpg").quality(quality))).bytes.byteLength);
    }
    assert(Number(sizes[0]) < Number(sizes[1]));
  }),
  rect: gives([(builder) => builder.rect(200, 0, 200, 200), "200x200", ["lime", "lime", "white", "white"]]),
  sat: shown(async (lake) => {
    const { bytes } = await draw(lake, (builder) => builder.width(100).saturation(-100));
    const { channels } = await sharp(bytes).stats();
    const means = channels.slice(0, 3).map(({ mean }) => Math.round(mean));
    assert(
      means.every((mean) => Math.abs(mean - Number(means[0])) <= 1),
      String(means),
    );
  }),
  sharp: shownToDiffer("its strength is an approximation", async (lake) => {
    const soft: Build = (builder) => builder.width(390);
    const [plain, sharpened] = [
      await draw(lake, soft),
      await draw(lake, (builder) => soft(builder).sharpen(100)),
    ];
    assert.equal(sharpened.size, plain.size);
    assert(!sharpened.bytes.equals(plain.bytes));
  }),
  w: gives([(builder) => builder.width(100), "100x50", all]),
  "a value that makes no sense: 400": shown(async (lake) => {
    await assertRefused(
      draw(lake, (builder) => builder.width(-5)),
      400,
      /"w"/,
    );
    await assertRefused(
      draw(lake, (builder) => builder.rect(900, 900, 10, 10)),
      400,
      /outside/,
    );
  }),
  "crop and hotspot of an image field": shown(async ({ client, picture }) => {
    const field = {
      asset: { _ref: picture._id },
      crop: { top: 0, bottom: 0.5, left: 0, right: 0 },
      hotspot: { x: 0.9, y: 0.25, width: 0.1, height: 0.1 },
    };
    const address = createImageUrlBuilder(client).image(field).width(100).height(100).url();
    const { bytes, size } = await open(address);
    assert.equal(size, "100x100");
    assert.deepEqual(await cornersOf(bytes), ["lime", "lime", "lime", "lime"]);
  }),
  SVG: shownToDiffer("served untouched, under a sandbox policy", async ({ client }) => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const asset = await client.assets.upload("image", Buffer.from(drawing));
    const { response, bytes } = await open(createImageUrlBuilder(client).image(asset).width(5).url());
    assert.equal(bytes.toString(), drawing);
    assert.match(response.headers.get("content-security-policy") ?? "", /sandbox/);
  }),
  HEIC: through(
    "@sanity/client",
    absent(400, /Invalid image/, ({ client }) =>
      client.assets.upload("image", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1")),
    ),
  ),
  IIIF: through(
    "fetch",
    absent(404, /Not found/, ({ url }) =>
      open(`${url}/iiif/local/production/picture/full/max/0/default.jpg`),
    ),
  ),
};
