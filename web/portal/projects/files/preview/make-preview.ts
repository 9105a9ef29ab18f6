import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { initializeCanvas, type PixelData, readPsd } from "ag-psd";
import libheif from "libheif-js/wasm-bundle.js";
import sharp, { type Sharp } from "sharp";

// A program of its own, since strangers' pictures end here: takes one of the type that it is told from its input, and gives a WebP of at
// most 800 pixels. Ends with 3 when it cannot. It knows no setting and no secret; what needs more memory than it may have ends it.

const mostPixels = 120_000_000;
const side = 800;
const withoutLayers = { skipLayerImageData: true, skipLinkedFilesData: true, useRawThumbnail: true };

// Whoever looks at a page goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const [type = "", mostBytes] = process.argv.slice(-2);

// Decoding holds this thread.
const watch = `
  const look = () => process.memoryUsage.rss() > ${Number(mostBytes)} && process.kill(process.pid, "SIGKILL");
  look();
  setInterval(look, 20);
  require("node:worker_threads").parentPort.postMessage("watching");
`;
const watcher = new Worker(watch, { eval: true, execArgv: [] });
await once(watcher, "message");
watcher.unref();

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Tiff", "Nsgif"].map(
    (format) => `VipsForeignLoad${format}Buffer`,
  ),
});

try {
  const picture = await open(await buffer(process.stdin), type);
  const preview = await picture
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer();
  process.stdout.write(preview, () => process.exit());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(3);
}

async function open(file: Buffer, type: string): Promise<Sharp> {
  if (type === "image/heic") return openHeic(file);
  if (type === "image/vnd.adobe.photoshop") return openPsd(file);
  return sharp(file, {
    limitInputPixels: mostPixels,
    failOn: "truncated",
    sequentialRead: true,
  }).autoOrient();
}

/** Turned as it was held: libheif does that. */
async function openHeic(file: Buffer): Promise<Sharp> {
  const [picture] = new libheif.HeifDecoder().decode(file);
  if (!picture) throw new Error("There is no picture in it");
  const [width, height] = checkSize(picture.get_width(), picture.get_height());
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => picture.display({ data, width, height }, resolve));
  if (!shown) throw new Error("It cannot be decoded");
  return fromPixels(data, width, height);
}

/** The picture that Photoshop stores beside the layers, as they look together; else its small one. */
function openPsd(file: Buffer): Sharp {
  checkSize(file.readUInt32BE(18), file.readUInt32BE(14));
  initializeCanvas(
    () => {
      throw new Error("There is no canvas here");
    },
    (width, height) => ({
      data: new Uint8ClampedArray(width * height * 4),
      width,
      height,
      colorSpace: "srgb",
    }),
  );
  const whole = readComposite(file);
  if (whole && !(whole.data instanceof Float32Array)) {
    const { data, width, height } = whole;
    return fromPixels(data instanceof Uint16Array ? data.map((value) => value >> 8) : data, width, height);
  }
  const { imageResources } = readPsd(file, { ...withoutLayers, skipCompositeImageData: true });
  const small = imageResources?.thumbnailRaw?.data;
  if (!small) throw new Error("It was stored without its picture");
  return sharp(small, { limitInputPixels: mostPixels });
}

/** Nothing of a kind that is rare enough not to be known, such as CMYK without compression. */
function readComposite(file: Buffer): PixelData | undefined {
  try {
    return readPsd(file, { ...withoutLayers, useImageData: true }).imageData;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function checkSize(width: number, height: number): [width: number, height: number] {
  if (!(width * height > 0 && width * height <= mostPixels)) throw new Error(`${width} × ${height} pixels`);
  return [width, height];
}

function fromPixels(data: ArrayBufferView<ArrayBufferLike>, width: number, height: number): Sharp {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: mostPixels });
}
