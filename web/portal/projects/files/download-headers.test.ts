import { expect, test } from "vitest";
import { downloadHeaders } from "./download-headers.ts";

test.each([
  ["photo.png", "image/png", false, "inline", "image/png"],
  ["photo.png", "image/png", true, "attachment", "application/octet-stream"],
  ["logo.svg", "image/svg+xml", false, "attachment", "application/octet-stream"],
  ["page.html", "text/html", false, "attachment", "application/octet-stream"],
  ["plan.pdf", "application/pdf", false, "attachment", "application/octet-stream"],
])("%s (%s), download %s: %s as %s", (name, mime, isDownload, disposition, type) => {
  const headers = downloadHeaders({ name, mime, size: 3 }, isDownload);
  expect(headers["Content-Disposition"]).toBe(`${disposition}; filename="${name}"; filename*=UTF-8''${name}`);
  expect(headers["Content-Type"]).toBe(type);
  expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  expect(headers["Content-Security-Policy"]).toMatch(/^sandbox;/);
});

test("a name of any kind stays one header value", () => {
  const headers = downloadHeaders({ name: `Küche "1" 100%'(x).pdf`, mime: "application/pdf", size: 1 }, true);
  expect(headers["Content-Disposition"]).toBe(
    `attachment; filename="K_che _1_ 100_'(x).pdf"; filename*=UTF-8''K%C3%BCche%20%221%22%20100%25%27%28x%29.pdf`,
  );
});
