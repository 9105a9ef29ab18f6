import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { root } from "../../bin/stack/settings.ts";
import { stackEnvironment } from "../../bin/stack/test-settings.ts";
import { finishPage } from "../../web/delivery/finish-page.ts";
import { readPage, writePage } from "../../web/html/page-tree.ts";

const output = join(root, "web", stackEnvironment.NEXT_DIST_DIR ?? "");

/** Every static page as the build rendered it: nothing finishes those. */
const rendered = globSync("server/app/**/*.html", { cwd: output }).map((path) => ({
  path,
  html: readFileSync(join(output, path), "utf8"),
}));

function finish(html: string): string {
  const page = { html, headers: {} };
  finishPage(page, (address) => readFileSync(join(output, address.replace("/_next/", "")), "utf8"));
  return page.html;
}

test("a browser makes the same of every page of the site, put together again", async ({ page }) => {
  expect(rendered.length).toBeGreaterThan(15);
  for (const { path, html } of rendered)
    expect(await areSame(page, html, writePage(readPage(html)), false), path).toBe("");
});

test("a finished page has all of the rendered one that finishing is not about: words, elements, attributes, styles", async ({
  page,
}) => {
  for (const { path, html } of rendered) expect(await areSame(page, html, finish(html), true), path).toBe("");
});

/** Nothing, or where the two differ first. `isFinished`: the second was finished, which changes what is left out here. */
function areSame(page: Page, before: string, after: string, isFinished: boolean): Promise<string> {
  return page.evaluate(
    ([first, second, isOtherwise]) => {
      const parse = (text: string) => new DOMParser().parseFromString(text, "text/html");
      const [one, other] = [parse(first), parse(second)];
      if (isOtherwise) for (const tree of [one, other]) leaveOut(tree);
      return difference(one, other);

      function leaveOut(tree: Document): void {
        const rules = [...tree.querySelectorAll("style")].flatMap(({ textContent }) => [
          ...textContent.matchAll(/\[data-style="(\d+)"\]\{([^}]*)\}/g),
        ]);
        for (const [, number = "", style = ""] of rules)
          for (const element of tree.querySelectorAll(`[data-style="${number}"]`)) {
            element.removeAttribute("data-style");
            element.setAttribute("style", style);
          }
        tree.documentElement.removeAttribute("data-scripts");
        const gone = "link[as=script],link[as=style],link[rel=stylesheet],style,meta[http-equiv]";
        const scripts = "script:not([type='application/ld+json'],[type=speculationrules],[id=page-script])";
        for (const element of tree.querySelectorAll(`${gone},${scripts}`)) element.remove();
        tree.normalize();
      }

      function difference(one: Node, other: Node): string {
        if (one.isEqualNode(other)) return "";
        const others = [...other.childNodes];
        const inner = [...one.childNodes].map((child, index) => {
          const partner = others[index];
          return partner ? difference(child, partner) : `${child.nodeName} is gone`;
        });
        const found = inner.find((text) => text !== "");
        return found ? `${one.nodeName} > ${found}` : `${show(one)} became ${show(other)}`;
      }

      function show(node: Node): string {
        const { outerHTML } = node instanceof Element ? node : { outerHTML: node.nodeValue ?? node.nodeName };
        return outerHTML.slice(0, 300);
      }
    },
    [before, after, isFinished] as const,
  );
}
