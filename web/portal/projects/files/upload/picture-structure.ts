/**
 * Asks for the next bytes: a number of them, or all up to a value and with it. Those of a caption, where people and cameras write
 * about the picture, may hold anything. Answered with the bytes, or the first of many.
 */
type Ask = { take?: number; until?: number; isCaption?: boolean };
type Walk = Generator<Ask, undefined, Buffer>;

const fewBytes = 64;

/** How a format is put together; where a walk ends, so does the picture. */
const walks: Record<string, () => Walk> = {
  png: walkPng,
  apng: walkPng,
  jpg: walkJpeg,
  gif: walkGif,
  webp: walkWebp,
  avif: walkBoxes,
  heic: walkBoxes,
};

const markup = /<(?:script|html[\s/>]|!doctype|\?php)/i;
/** Too short to be looked for among pixels, which hold every few letters somewhere. */
const elements = /<(?:svg|body|iframe|img|object|embed|meta|link)[\s/>][\s\x20-\x7e]{8}/i;
const longestMark = 16;

/**
 * Looks for what a browser would take for a page, in a picture of this kind while it passes: anywhere but in its captions. Of a
 * kind whose structure is not known that is everywhere.
 */
export function createMarkupSearch(kind: string) {
  const walk = walks[kind]?.();
  let asked = walk?.next().value;
  let taken = Buffer.alloc(0);
  let left = asked?.take ?? 0;
  const picture = createReader();
  let caption = createReader();

  function go() {
    asked = walk?.next(taken).value;
    taken = Buffer.alloc(0);
    left = asked?.take ?? 0;
    // What stands on both sides of a caption is not one word.
    if (asked?.isCaption) picture.read("\n");
    else caption = createReader();
  }

  return {
    /** Whether there is some in a chunk, together with what came before it. */
    isIn(chunk: Uint8Array): boolean {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      for (let at = 0; at < bytes.length; ) {
        if (!asked) return picture.read(bytes.toString("latin1", at), walk && elements);
        const found = asked.until === undefined ? at + left - 1 : bytes.indexOf(asked.until, at);
        const isWhole = asked.until === undefined ? at + left <= bytes.length : found >= 0;
        const part = bytes.subarray(at, isWhole ? found + 1 : bytes.length);
        const reader = asked.isCaption ? caption : picture;
        if (reader.read(part.toString("latin1")) && !asked.isCaption) return true;
        taken = Buffer.concat([taken, part.subarray(0, fewBytes - taken.length)]);
        left -= part.length;
        at += part.length;
        if (isWhole) go();
      }
      return false;
    },

    /** After the last chunk: whether there is some in a caption that has no end, and so is none. */
    isInUnfinished: () => Boolean(asked?.isCaption) && caption.hasFound(),
  };
}

/** Remembers the end of what it read, for words that go on in the next piece. */
function createReader() {
  let seen = "";
  let hasFound = false;
  return {
    read(text: string, others?: RegExp): boolean {
      const words = seen + text;
      hasFound ||= markup.test(words) || others?.test(words) === true;
      seen = words.slice(-longestMark);
      return hasFound;
    },
    hasFound: () => hasFound,
  };
}

function* walkPng(): Walk {
  yield { take: 8 };
  for (let name = ""; name !== "IEND"; ) {
    const head = yield { take: 8 };
    name = head.toString("latin1", 4);
    if (!/^[A-Za-z]{4}$/.test(name)) return;
    // A small first letter: not needed to draw it.
    yield { take: head.readUInt32BE() + 4, isCaption: /^[a-z]/.test(name) };
  }
}

function* walkJpeg(): Walk {
  for (let start = yield { take: 2 }; start.readUInt16BE() === 0xffd8; start = yield { take: 2 }) {
    if (!(yield* walkJpegSegments())) return;
    // Some cameras put smaller pictures behind the large one.
  }
}

/** False where something else stands in the place of a segment. */
function* walkJpegSegments(): Generator<Ask, boolean, Buffer> {
  for (let [mark, code] = yield { take: 2 }; ; ) {
    if (mark !== 0xff || code === undefined) return false;
    while (code === 0xff) [code = 0] = yield { take: 1 };
    if (code === 0xd9) return true;
    const length: number = (yield { take: 2 }).readUInt16BE();
    if (length < 2) return false;
    yield { take: length - 2, isCaption: (code >= 0xe0 && code <= 0xef) || code === 0xfe };
    [mark, code] = code === 0xda ? [0xff, yield* walkScan()] : yield { take: 2 };
  }
}

/** The mark that ends a JPEG's pixels. */
function* walkScan(): Generator<Ask, number, Buffer> {
  for (;;) {
    yield { until: 0xff };
    const [code = 0] = yield { take: 1 };
    if (code !== 0 && (code < 0xd0 || code > 0xd7)) return code;
  }
}

function* walkGif(): Walk {
  const head = yield { take: 13 };
  yield* walkPalette(head[10]);
  for (;;) {
    const [kind] = yield { take: 1 };
    if (kind === 0x21) {
      const [label = 0] = yield { take: 1 };
      yield* walkBlocks(label !== 0xf9);
    } else if (kind === 0x2c) {
      const place = yield { take: 9 };
      yield* walkPalette(place[8]);
      yield { take: 1 };
      yield* walkBlocks(false);
    } else return;
  }
}

function* walkPalette(flags = 0): Walk {
  if (flags & 0x80) yield { take: 3 << ((flags & 7) + 1) };
}

function* walkBlocks(isCaption: boolean): Walk {
  for (;;) {
    const [length = 0] = yield { take: 1, isCaption };
    if (length === 0) return;
    yield { take: length, isCaption };
  }
}

const webpCaptions = new Set(["EXIF", "XMP ", "ICCP"]);

function* walkWebp(): Walk {
  const whole = (yield { take: 12 }).readUInt32LE(4) + 8;
  for (let at = 12; at < whole; ) {
    const head = yield { take: 8 };
    const length = head.readUInt32LE(4);
    const padded = length + (length % 2);
    yield { take: padded, isCaption: webpCaptions.has(head.toString("latin1", 0, 4)) };
    at += 8 + padded;
  }
}

/** Where AVIF and HEIC keep the picture, and beside it what was written about it. */
const captionBoxes = new Set(["meta", "mdat", "moov", "uuid"]);
const mostInBox = 2 ** 26;

function* walkBoxes(): Walk {
  for (;;) {
    const head = yield { take: 8 };
    const name = head.toString("latin1", 4);
    const short = head.readUInt32BE();
    if (!/^[\w ]{4}$/.test(name) || (short > 1 && short < 8) || short > mostInBox) return;
    // One of no length goes on to the end.
    if (short === 0) return;
    const isLong = short === 1;
    const length = isLong ? Number((yield { take: 8 }).readBigUInt64BE()) - 16 : short - 8;
    if (length < 0 || length > mostInBox) return;
    yield { take: length, isCaption: captionBoxes.has(name) };
  }
}
