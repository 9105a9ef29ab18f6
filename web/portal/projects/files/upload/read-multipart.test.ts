import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { SlowForm } from "./keep-pace.ts";
import { BrokenForm, readBoundary, readForm, readMultipart } from "./read-multipart.ts";

const pace = { askedPerSecond: () => 0 };

async function* inPieces(bytes: Uint8Array<ArrayBuffer>, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function formOf(entries: [name: string, value: string | File][]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const response = new Response(form);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, boundary: readBoundary(response.headers.get("content-type")) ?? "" };
}

test.each([1, 2, 7, 64, 1000, 65536])("reads a browser's form in pieces of %i bytes", async (size) => {
  const picture = new Uint8Array(2000).map((_, index) => (index * 7) % 256);
  const { bytes, boundary } = await formOf([
    ["requestKey", "abc\r\n--not the end"],
    ["file", new File([picture], 'p"1".png')],
    ["file", new File([], "empty.txt")],
    ["file", new File(["Grüße"], "Grüße.txt")],
  ]);
  const parts: [string, string | null, string][] = [];
  for await (const part of readMultipart(inPieces(bytes, size), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of part.bytes) chunks.push(Buffer.from(chunk));
    parts.push([part.name, part.fileName, Buffer.concat(chunks).toString("latin1")]);
  }
  expect(parts).toEqual([
    ["requestKey", null, "abc\r\n--not the end"],
    ["file", 'p"1".png', Buffer.from(picture).toString("latin1")],
    ["file", "empty.txt", ""],
    ["file", "Grüße.txt", Buffer.from("Grüße").toString("latin1")],
  ]);
});

test("gives the fields before the files at once, and then each file that has a name", async () => {
  const { bytes, boundary } = await formOf([
    ["key", "k"],
    ["body", "Grüße\n".repeat(1000)],
    ["file", new File([], "")],
    ["file", new File(["1"], "one.txt")],
    ["file", new File(["2"], "two.txt")],
  ]);
  const { fields, files, close } = await readForm(inPieces(bytes, 50), boundary, pace);
  expect(fields).toEqual({ key: "k", body: "Grüße\r\n".repeat(1000) });
  const names: string[] = [];
  for await (const { fileName } of files) names.push(fileName);
  expect(names).toEqual(["one.txt", "two.txt"]);
  await close();
});

test("a field that is too long is refused, not cut", async () => {
  const { bytes, boundary } = await formOf([["body", "x".repeat(65_537)]]);
  await expect(readForm(inPieces(bytes, 16_384), boundary, pace)).rejects.toThrow(BrokenForm);
});

test.each([1, 7, 100, 1000])(
  "who leaves a form after its first part hears of no other, in pieces of %i bytes",
  async (size) => {
    for (const last of ["z", new File(["z"], "last.txt")]) {
      const { bytes, boundary } = await formOf([
        ["first", "x"],
        ["last", last],
      ]);
      for await (const _ of readMultipart(inPieces(bytes, size), boundary)) break;
      for (let turn = 0; turn < 20; turn++) await setImmediate();
    }
  },
);

test("goes on with the next part when one was not, or only half, read", async () => {
  const { bytes, boundary } = await formOf([
    ["file", new File(["x".repeat(500)], "one.txt")],
    ["file", new File(["y".repeat(500)], "two.txt")],
    ["last", "z"],
  ]);
  const names: string[] = [];
  for await (const part of readMultipart(inPieces(bytes, 50), boundary)) {
    names.push(part.fileName ?? part.name);
    if (names.length === 2) for await (const _ of part.bytes) break;
  }
  expect(names).toEqual(["one.txt", "two.txt", "last"]);
});

test.each([
  ['filename="Grüße.txt"', "Grüße.txt"],
  ["filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt", "Grüße.txt"],
  // RFC 7578 forbids the second one, so the first counts.
  ["filename=\"x.txt\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt", "x.txt"],
  ['filename="a/b\\c.txt"', "a/b\\c.txt"],
])("reads the name in %s", async (parameter, name) => {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; ${parameter}\r\n\r\n`;
  const names: (string | null)[] = [];
  for await (const part of readMultipart(
    inPieces(new TextEncoder().encode(`${head}1\r\n--x--\r\n`), 9),
    "x",
  )) {
    names.push(part.fileName);
  }
  expect(names).toEqual([name]);
});

test.each(["no form at all", "--x\r\nnot a header\r\n\r\n1\r\n--x--", "--x"])(
  "%j is not a form",
  async (body) => {
    const parts = readMultipart(inPieces(new TextEncoder().encode(body), 9), "x");
    await expect(parts.next()).rejects.toThrow(BrokenForm);
  },
);

test("a boundary that nobody may choose is not a form", async () => {
  await expect(readMultipart(inPieces(new Uint8Array(9), 9), "\u0001\\").next()).rejects.toThrow(BrokenForm);
});

test("takes no more of a file than is asked for", async () => {
  const { bytes, boundary } = await formOf([["file", new File([new Uint8Array(4_000_000)], "large.bin")]]);
  let taken = 0;
  async function* counted() {
    for await (const piece of inPieces(bytes, 16_384)) {
      taken += piece.length;
      yield piece;
    }
  }
  for await (const part of readMultipart(counted(), boundary)) {
    await part.bytes.next();
    for (let turn = 0; turn < 100; turn++) await setImmediate();
    expect(taken).toBeLessThan(500_000);
  }
  expect(taken).toBe(bytes.length);
});

test.each([0, 30, 100, 300])("says that a form broken off after %i bytes is not whole", async (length) => {
  const { bytes, boundary } = await formOf([["file", new File(["x".repeat(500)], "one.txt")]]);
  const read = async () => {
    for await (const part of readMultipart(inPieces(bytes.slice(0, length), 64), boundary)) {
      for await (const _ of part.bytes);
    }
  };
  await expect(read()).rejects.toThrow(new BrokenForm("The form ended in the middle"));
});

describe.each([
  ["ends", undefined, BrokenForm],
  ["is broken off", new Error("aborted"), BrokenForm],
  ["comes too slowly", new SlowForm("too slow"), SlowForm],
])("a form that %s", (_, reason, told) => {
  test.each([0, 1, 20])(
    "at whatever byte is never read as whole, by a reader %i turns behind",
    async (turns) => {
      const sent = { "one.txt": "x".repeat(90), "two.txt": "y".repeat(40_000) };
      const { bytes, boundary } = await formOf([
        ["key", "k"],
        ...Object.entries(sent).map(([name, words]): [string, File] => ["file", new File([words], name)]),
      ]);
      const ends = [...Array(700).keys(), 10_000, 39_000, bytes.length - 10].map((at) =>
        Math.min(at, bytes.length - 5),
      );
      for (const end of ends) {
        async function* halting() {
          yield* inPieces(bytes.slice(0, end), 16_384);
          if (reason) throw reason;
        }
        const whole: Record<string, string> = {};
        const read = async () => {
          const { files } = await readForm(halting(), boundary, pace);
          for await (const file of files) {
            for (let turn = 0; turn < turns; turn++) await setImmediate();
            const chunks: Uint8Array[] = [];
            for await (const chunk of file.bytes) chunks.push(chunk);
            whole[file.fileName] = Buffer.concat(chunks).toString();
          }
        };
        await expect(read(), `${end} bytes`).rejects.toThrow(told);
        expect({ ...sent, ...whole }, `${end} bytes`).toEqual(sent);
      }
    },
  );
});

test.each([0, 30, 100, 200, 400])(
  "says that a form came too slowly after %i bytes, whoever hears of it first",
  async (length) => {
    const { bytes, boundary } = await formOf([
      ["key", "k"],
      ["file", new File(["x".repeat(500)], "one.txt")],
    ]);
    async function* halting() {
      yield* inPieces(bytes.slice(0, length), 64);
      throw new SlowForm("too slow");
    }
    const read = async () => {
      const { files } = await readForm(halting(), boundary, pace);
      for await (const file of files) for await (const _ of file.bytes);
    };
    await expect(read()).rejects.toThrow(SlowForm);
  },
);

test.each([
  ["slow", new SlowForm("too slow")],
  ["broken", new Error("aborted")],
])("what a %s form's reader was told is not said again when it is closed", async (_, reason) => {
  async function* halting() {
    yield new TextEncoder().encode(
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\na',
    );
    await setImmediate();
    throw reason;
  }
  const { files, close } = await readForm(halting(), "x", pace);
  const read = async () => {
    for await (const { bytes } of files)
      for (let end = false; !end; ) end = (await bytes.next()).done ?? false;
  };
  await expect(read()).rejects.toThrow();
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  await close();
});

test("the fields have their time, and so has what is no file of a name", async () => {
  const { bytes, boundary } = await formOf([
    ["key", "k"],
    ["file", new File(["x".repeat(500)], "")],
    ["file", new File(["1"], "one.txt")],
  ]);
  const nameless = Buffer.from(bytes).indexOf('filename=""');
  for (const length of [40, nameless + 300]) {
    async function* stopping() {
      yield bytes.slice(0, length);
      await new Promise(() => {});
    }
    const read = async () => {
      const { files } = await readForm(stopping(), boundary, { ...pace, limitMs: 50 });
      for await (const _ of files);
    };
    await expect(read(), `${length} bytes`).rejects.toThrow(SlowForm);
  }
});

test.each([null, "", "application/json", "multipart/form-data", "multipart/mixed; boundary=a"])(
  "%j has no boundary",
  (type) => expect(readBoundary(type)).toBeNull(),
);
