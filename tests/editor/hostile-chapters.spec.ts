import { expect, test } from "@playwright/test";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { createRandom, type Random } from "../fixtures/random.ts";

const pages = 5;
const textsOnPage = 200;
const idOf = (number: number) => `page-hostile-${number}`;
const pathOf = (number: number) => `/hostile-${number}`;

test.afterAll(async () => {
  for (let number = 0; number < pages; number += 1) await lake.delete(idOf(number));
});

test("a thousand hostile texts in chapters and tables stay words: no element, attribute or failure comes of them", async () => {
  test.setTimeout(300_000);
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  test.info().annotations.push({ type: "seed", description: String(seed) });
  const random = createRandom(seed);
  for (let number = 0; number < pages; number += 1) {
    const plain = Array.from({ length: textsOnPage }, (_, place) => `Plain ${number} ${place} words`);
    const hostile = Array.from(
      { length: textsOnPage },
      (_, place) => `H${number}p${place}e ${makeText(random)} e`,
    );
    const calm = await show(number, plain);
    const found = await show(number, hostile);
    expect(shapeOf(found), `seed ${seed}, page ${number}`).toEqual(shapeOf(calm));
    const words = wordsOf(found);
    for (const text of hostile) expect(words, `seed ${seed}`).toContain(text.replaceAll(/\s+/g, " "));
  }
});

/** The page with these texts, once it shows the last of them. */
async function show(number: number, texts: string[]): Promise<DefaultTreeAdapterTypes.Document> {
  await lake.createOrReplace({
    _id: idOf(number),
    _type: "page",
    slug: { _type: "slug", current: pathOf(number).slice(1) },
    ...compose(texts),
  });
  const last = (texts.at(-1) ?? "").split(" ", 3).join(" ").split("<")[0] ?? "";
  let html = "";
  await expect
    .poll(async () => {
      const response = await fetch(addresses.site + pathOf(number), { redirect: "manual" });
      expect(response.status, pathOf(number)).toBeLessThan(500);
      html = await response.text();
      return response.status === 200 && html.includes(last.split(" ")[0] ?? "");
    })
    .toBe(true);
  return parse(html);
}

/** A page that has a place for each of the texts. */
function compose(texts: string[]) {
  const rest = [...texts];
  const next = () => rest.shift() ?? "";
  let keys = 0;
  const keyed = <Fields extends object>(fields: Fields) => ({ _key: `k${keys++}`, ...fields });
  const list = <Member>(length: number, make: () => Member) => Array.from({ length }, make);
  const block = (style: string) =>
    keyed({
      _type: "block",
      style,
      markDefs: [],
      children: [keyed({ _type: "span", marks: [], text: next() })],
    });
  const cell = () => keyed({ _type: "cell", value: [block("normal")] });
  const row = () => keyed({ _type: "row", cells: list(5, cell) });
  const title = next();
  const intro = next();
  const chapters = [
    keyed({
      _type: "chapterText",
      heading: next(),
      body: [
        ...["h2", "normal", "h3", "h4", "blockquote", "normal", "caption"].map(block),
        keyed({ _type: "table", headerRows: 1, rows: list(12, row) }),
        ...list(5, () => ({ ...block("normal"), listItem: "bullet", level: 1 })),
      ],
    }),
    keyed({
      _type: "chapterCards",
      heading: next(),
      intro: next(),
      cards: list(12, () => keyed({ _type: "card", title: next(), text: next() })),
    }),
    keyed({
      _type: "chapterQuestions",
      heading: next(),
      questions: list(20, () => keyed({ _type: "questionAnswer", question: next(), answer: next() })),
    }),
    keyed({
      _type: "chapterSteps",
      heading: next(),
      steps: list(8, () => keyed({ _type: "processStep", title: next(), duration: next(), text: next() })),
    }),
    keyed({
      _type: "chapterNumbers",
      heading: next(),
      numbers: list(4, () =>
        keyed({ _type: "result", label: next(), before: next(), after: next(), source: next() }),
      ),
    }),
  ];
  // What is left stands in a text.
  const others = keyed({
    _type: "chapterText",
    heading: next(),
    body: list(rest.length, () => block("normal")),
  });
  return { title, intro, chapters: [...chapters, others] };
}

const pieces = [
  "<script>document.title='owned'</script>",
  "</script><script>1</script>",
  "<img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "' autofocus onfocus='x",
  "</title></style></textarea></table></td>",
  "<!-- -->",
  "-->",
  "]]>",
  "<![CDATA[",
  "&lt;b&gt;",
  "&amp;",
  "&#0;&#x3c;",
  "{{7*7}}",
  "$" + "{7*7}",
  "<%= 1 %>",
  "`",
  "\\u003c",
  "\u202eevil",
  "שלום",
  "مرحبا",
  "🎱👩🏽‍💻",
  "e\u0301\u0300",
  "\u200b\ufeff",
  "javascript:1",
  "<svg/onload=1>",
  "<a href='javascript:1'>",
  "<plaintext>",
  "<math><mi>",
  "<b",
  "<",
  ">",
  "''",
  '""',
  "$RC(1)",
  "<template id=B:0>",
];

/** Up to three of them, short enough for every field. */
function makeText(random: Random): string {
  const chosen = Array.from({ length: 1 + random(3) }, () => pieces[random(pieces.length)] ?? "");
  return chosen.filter((_, place) => chosen.slice(0, place + 1).join("").length <= 60).join("");
}

type Node = DefaultTreeAdapterTypes.Node;

/** Which elements there are, within which, with which attributes. */
function shapeOf(node: Node): unknown {
  const inner =
    "childNodes" in node ? node.childNodes.filter((child) => "childNodes" in child).map(shapeOf) : [];
  // What stands in the head comes in an order of its own.
  if (node.nodeName === "head") inner.sort((one, other) => (String(one) < String(other) ? -1 : 1));
  const attributes = "attrs" in node ? node.attrs.map(({ name }) => name).toSorted() : [];
  return [node.nodeName, attributes.join(" "), inner];
}

/** All texts, those that a reader sees and those of attributes. */
function wordsOf(node: Node): string {
  const own = "value" in node ? [node.value] : "attrs" in node ? node.attrs.map(({ value }) => value) : [];
  const inner = "childNodes" in node ? node.childNodes.map(wordsOf) : [];
  return [...own, ...inner].join(" ").replaceAll(/\s+/g, " ");
}
