import { ImageResponse } from "next/og";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { LinkPreview } from "./link-preview.tsx";
import { readFonts } from "./read-fonts.ts";

const size = { width: 1200, height: 630 };
const margin = 72;
/** Letters are light; the ground, the pocket and its brass have less blue than their thinnest edge. */
const leastBlue = 130;

const words = {
  English: "A studio you can walk through before you call it",
  German: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen für Großhandelsunternehmen",
  Polish: "Zażółć gęślą jaźń, trzydzieści trzy łódki żółtą ścieżką",
  Vietnamese: "Trang web của bạn trả lời khách hàng trước khi họ gọi",
  Greek: "Ηλεκτροεγκεφαλογραφήματα ανά ώρα για μικρές επιχειρήσεις",
  Russian: "Достопримечательности и водогрязеторфопарафинолечение",
  Chinese: "网站与工作流程为小型企业带来回报的一个人的工作室",
  Arabic: "مواقع الويب وسير العمل للشركات الصغيرة في المنطقة",
  digits: "1,234,567,890.00 instead of 9,876,543,210.99",
  wide: "WWWWWWWWWWMMMMMMMMMM",
  emoji: "Quotes 🎱 before the van 🚐 leaves",
};
const numbers = [
  "",
  "Somewhere",
  "The Company. From request to quote: 25 min instead of 3 days",
  "A Company With a Long Name. To move a rained-out group: 4 min instead of 2 h 40 min",
  "Erstgespräche, aus denen ein Auftrag wird: 1.234.567.890 Minuten statt 9.876.543.210 Minuten ".repeat(3),
  "1".repeat(120),
];
/** A title of so many letters in the words of that language. */
const cut = (text: string, length: number) =>
  `${text} `
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();

async function draw(props: Parameters<typeof LinkPreview>[0]) {
  const answer = new ImageResponse(LinkPreview(props), {
    ...size,
    fonts: await readFonts(Object.values(props).join(" ")),
  });
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

/** The box around everything that is as light as letters. */
async function inkOf(props: Parameters<typeof LinkPreview>[0]) {
  const { data, channels } = await draw(props);
  const box = { left: size.width, top: size.height, right: 0, bottom: 0 };
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++)
      if ((data[(y * size.width + x) * channels + 2] ?? 0) >= leastBlue) {
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
  return box;
}

function expectWhole(box: Awaited<ReturnType<typeof inkOf>>, right: number, said: string) {
  expect(box.left, said).toBeGreaterThanOrEqual(margin);
  expect(box.top, said).toBeGreaterThanOrEqual(margin);
  expect(box.right, said).toBeLessThan(right);
  expect(box.bottom, said).toBeLessThan(size.height - margin);
}

const lengths = [1, 12, 26, 48, 49, 80, 200];
const all = Object.entries(words).flatMap(([language, text], place) =>
  lengths.map((length, step) => ({
    said: `${language}, ${length} letters`,
    title: cut(text, length),
    line: numbers[(place + step) % numbers.length] ?? "",
  })),
);
const base = { agencyName: "The Agency", logo: undefined };
/** A picture without any light in it. */
const picture = {
  address: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="#420" d="M0 0h9v9H0z"/></svg>')}`,
};
const panelFrom = 768;

async function expectAllWhole(cases: typeof all) {
  for (const { said, title, line } of cases) {
    expectWhole(await inkOf({ ...base, title, line }), size.width - margin, said);
    expectWhole(await inkOf({ ...base, title, line, picture }), panelFrom - 24, `${said}, beside a picture`);
    expectWhole(
      await inkOf({ ...base, title, line, picture: { ...picture, ground: "#3f2000" } }),
      panelFrom - 24,
      said,
    );
  }
}

test("no letter of a link's preview comes within 72 px of an edge or over its picture, whatever it says", async () => {
  await expectAllWhole(all.filter((_, index) => index % 5 === 0));
});

test("the same in every language and length", { tags: "slow" }, async () => {
  await expectAllWhole(all);
});

test("a title of 60 letters and a line of 100 stand there to their last letter", async () => {
  for (const text of [words.English, words.German, words.Greek, words.digits, words.Vietnamese]) {
    const [title, line] = [cut(text, 60), cut(text, 100)];
    for (const place of [{}, { picture }]) {
      const { data } = await draw({ ...base, ...place, title, line });
      for (const more of [{ title: `${title}w` }, { line: `${line}w` }])
        expect(data.equals((await draw({ ...base, ...place, title, line, ...more })).data), text).toBe(false);
    }
  }
});

test("a title in letters that the typeface lacks is left out whole, and nobody is asked for them", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const { data } = await draw({ ...base, title: "", line: "Somewhere" });
  for (const title of [words.Chinese, words.Arabic, `2024 ${words.Chinese}`, "🎱"])
    expect(data.equals((await draw({ ...base, title, line: "Somewhere" })).data), title).toBe(true);
  expect(
    asked.mock.calls
      .map(([address]) => String(address))
      .filter((address) => !address.startsWith("file:") && !address.startsWith("data:")),
  ).toEqual([]);
  asked.mockRestore();
});
