/** Minimal standard generator, so that what a test makes can be had again by its seed. */
export function numbersFrom(seed: number) {
  let state = seed + 1;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const texts = [
  "Hello",
  " ",
  "\n",
  "\nfirst",
  "\n\n",
  "a&amp;b",
  "&lt;b&gt;",
  "&amp;lt;",
  "&nbsp;",
  "\u00a0",
  "&#x27;&quot;",
  "&#13;",
  "é 🎱",
  "1 &lt; 2 &amp;&amp; 3 &gt; 2",
  "]]&gt;",
  "--&gt;",
];
const values = [
  "",
  "a b",
  "&quot;",
  "&amp;amp;",
  "&lt;p&gt;",
  "it&#x27;s",
  "a\nb",
  "&#13;",
  "/work?a=1&amp;b=2",
  "\u00a0",
  "&lt;/script&gt;",
];
const names = [
  "class",
  "title",
  "data-a",
  "aria-label",
  "href",
  "hidden",
  "charSet",
  "fetchPriority",
  "srcSet",
];
const styles = [
  "color:red",
  "--brand:#123456",
  "background-color:#fff;margin:0",
  "content:&quot;a&quot;",
  "--a:}b{",
];
const scripts = [
  "start()",
  "if (a < b && c > d) e('&amp;')",
  'x = "<\\/script>"',
  "<!-- a -->",
  'self.__next_f.push([1,"a"])',
  "(self.__next_f=self.__next_f||[]).push([0])",
  'y = "<p style=\\"color:red\\">"',
];
const marks = ["<!-- -->", "<!--$-->", "<!--/$-->", "<!--$!-->", "<!---->", "<!--a-b--c-->"];
const flow = ["div", "section", "ul", "main", "figure", "details"];
const phrasing = ["span", "b", "em", "label", "q"];
const depthMost = 5;

/** Pages such as React writes them, and worse, the same for the same seeds. */
export function makePages(count: number): { name: string; html: string }[] {
  return Array.from({ length: count }, (_, seed) => ({ name: `seed ${seed}`, html: makePage(seed) }));
}

function makePage(seed: number): string {
  const upTo = numbersFrom(seed);
  const pick = (list: readonly string[]) => list[upTo(list.length)] ?? "";
  const many = (most: number, make: () => string) => Array.from({ length: upTo(most + 1) }, make).join("");
  const attributes = () => {
    const chosen = new Set(Array.from({ length: upTo(4) }, () => pick(names)));
    const style = upTo(4) === 0 ? ` style="${pick(styles)}"` : "";
    return Array.from(chosen, (name) => ` ${name}="${pick(values)}"`).join("") + style;
  };
  const words = () => pick(texts) + many(2, () => pick(marks) + pick(texts));
  const inLine = (depth: number): string =>
    many(3, () => {
      const name = pick(phrasing);
      return (
        [
          words,
          () => `<${name}${attributes()}>${depth < depthMost ? inLine(depth + 1) : ""}</${name}>`,
          drawing,
          field,
        ][upTo(4)]?.() ?? ""
      );
    });
  const drawing = () =>
    `<svg viewBox="0 0 9 9"${attributes()}><path d="M0 0"/><linearGradient id="a"><stop stopColor="red"/></linearGradient>` +
    `<use xlink:href="#a"/><foreignObject><p>${words()}</p></foreignObject><text>${words()}</text></svg>`;
  const field = () =>
    pick([
      `<input${attributes()}/>`,
      `<textarea${attributes()}>${pick(texts)}</textarea>`,
      `<select><option${attributes()}>${pick(texts)}</option></select>`,
      `<img alt="" ${attributes()}/>`,
      `<br/>`,
    ]);
  const table = (depth: number): string =>
    `<table${attributes()}><thead><tr><th>${words()}</th></tr></thead><tbody>${many(3, () => `<tr>${many(3, () => `<td>${block(depth + 2)}</td>`)}</tr>`)}</tbody></table>`;
  const block = (depth: number): string =>
    many(4, () => {
      const name = pick(flow);
      const kinds = [
        () => `<${name}${attributes()}>${depth < depthMost ? block(depth + 1) : words()}</${name}>`,
        () => `<p${attributes()}>${inLine(depth)}</p>`,
        () => `<pre>${pick(texts)}${inLine(depth)}</pre>`,
        () => (depth < depthMost ? table(depth) : ""),
        () => `<script${attributes()}>${pick(scripts)}</script>`,
        () =>
          `<noscript>${depth < depthMost ? `<p${attributes()}>${pick(texts)}</p><style>.a{color:red}</style>` : ""}</noscript>`,
        () => `<template id="B:${depth}">${depth < depthMost ? block(depth + 2) : ""}</template>`,
        () => pick(marks),
        () => pick(texts),
      ];
      return kinds[upTo(kinds.length)]?.() ?? "";
    });
  const head = many(6, () =>
    pick([
      `<meta name="description" content="${pick(values)}"/>`,
      `<title>${pick(texts)}</title>`,
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
      '<link rel="preload" as="style" href="/_next/static/chunks/b.css"/>',
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
      '<script src="/_next/static/chunks/a.js" async=""></script>',
      "<style>.a>.b{color:red}</style>",
      `<script type="application/ld+json">{"a":"\\u003c"}</script>`,
    ]),
  );
  const small = upTo(4) > 0 ? '<script id="page-script">start()</script>' : "";
  const island = upTo(3) === 0 ? '<form data-island="true"><input name="a"/></form>' : "";
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${small}${island}${block(0)}${block(0)}</body></html>`;
}
