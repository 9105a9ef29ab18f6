import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const web = new URL("..", import.meta.url).pathname;

test("every stylesheet says the order of the layers, because the browser may meet any of them first", async () => {
  const order = "@layer reset, base, ui, sections;";
  let count = 0;
  for await (const path of glob("{app,forms,layout,portal,sanity,sections,theme,ui}/**/*.module.css", {
    cwd: web,
  })) {
    expect(await readFile(web + path, "utf8"), path).toMatch(new RegExp(`^${order}`));
    count += 1;
  }
  expect(count).toBeGreaterThan(20);
});
