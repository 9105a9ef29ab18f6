import { expect, test } from "vitest";
import { shortenClasses } from "./shorten-classes.ts";

test("the page's classes get short names, in its styles too, and everything else stays", () => {
  const page =
    "<style>.i00e4G_icon{width:1.25em}.BD4ERq_button .i00e4G_icon:hover{top:.5px}.cm--left{src:url(a.0tbvt_vi.woff2)}</style>" +
    '<a class="BD4ERq_button cm--left"><svg class="i00e4G_icon"/></a><p title="i00e4G_icon">.i00e4G_icon</p>';
  expect(shortenClasses(page)).toBe(
    "<style>._1{width:1.25em}._0 ._1:hover{top:.5px}.cm--left{src:url(a.0tbvt_vi.woff2)}</style>" +
      '<a class="_0 cm--left"><svg class="_1"/></a><p title="i00e4G_icon">.i00e4G_icon</p>',
  );
});

test("a name that begins like another is not cut", () => {
  expect(shortenClasses('<style>.i00e4G_icon-large{}.i00e4G_icon{}</style><i class="i00e4G_icon"></i>')).toBe(
    '<style>.i00e4G_icon-large{}._0{}</style><i class="_0"></i>',
  );
});
