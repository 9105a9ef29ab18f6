import { expect, test } from "vitest";
import { shortenData } from "./shorten-data.ts";

const row =
  '3:["$","$L4",null,{"alt":"Dana’s \\"crew\\" <b> & it\'s\\n\\u2028","quotes":"\\"\\"\\"\\"\\"\\"\\"\\""}]\n';

/** As Next writes it. */
const page = (text: string) =>
  `<p>before</p><script>self.__next_f.push([1,${JSON.stringify(text).replace(/[&<>]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)}])</script><p>after</p>`;

/** What the browser reads in it. */
function read(html: string): string {
  const [, script = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  const pieces: [number, string][] = [];
  new Function("self", script)({ __next_f: pieces });
  return pieces.map(([, text]) => text).join("");
}

test("the data says the same in fewer characters", () => {
  const html = shortenData(page(row));
  expect(read(html)).toBe(row);
  expect(html.length).toBeLessThan(page(row).length - 20);
  expect(html.startsWith("<p>before</p><script>")).toBe(true);
});

test("no text ends its script or breaks its line, and none is changed", () => {
  for (const text of ["</script><!--", "a\\'b\\", "\r\n\t\0\u2028\u2029", "\ud83d\ude00 \ud83d", "$& $1"]) {
    const html = shortenData(page(text));
    expect(read(html)).toBe(text);
    expect(html.match(/<\/script|<!--/g)).toEqual(["</script"]);
  }
});

/** A page whose scripts wait, and what its small script hands over. */
const held = (text: string) => `<html data-scripts="held">${page(text)}${page(text)}</html>`;
function readHeld(html: string): string {
  return [...html.matchAll(/<script type="text\/plain" data-src="">([\s\S]*?)<\/script>/g)]
    .map(([, text]) => text)
    .join("");
}

test("where scripts wait, the data are one text that nothing runs", () => {
  const html = shortenData(held(row));
  expect(readHeld(html)).toBe(row.repeat(2));
  expect(html.match(/<script/g)).toHaveLength(1);
});

test("data that a browser would not read back the same stay scripts", () => {
  for (const text of ["</script>", "<!--", "<SCRIPT>", "a\r\nb", "\0", "\ud83d"]) {
    const html = shortenData(held(text));
    expect(readHeld(html)).toBe("");
    expect(html.match(/<script>self/g)).toHaveLength(2);
  }
  const binary = '<script>self.__next_f.push([3,"aGVsbG8="])</script>';
  expect(readHeld(shortenData(held(row) + binary))).toBe("");
});

test("what is not a piece of data stays as it is", () => {
  for (const html of [
    "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
    '<script>self.__next_f.push([3,"aGVsbG8="])</script>',
    '<script type="application/ld+json">{"a":"self.__next_f.push([1,"}</script>',
  ])
    expect(shortenData(html)).toBe(html);
});
