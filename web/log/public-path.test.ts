import { expect, test } from "vitest";
import { publicPath } from "./public-path.ts";

test.each([
  ["/old-services.html?utm_source=x#top", "/old-services.html"],
  ["/caf%C3%A9/", "/café/"],
  ["/blog/2024/03/ten-tips", "/blog/2024/03/ten-tips"],
  ["/services/wordpress", "/services/wordpress"],
])("%s says nothing about who asked", (address, path) => {
  expect(publicPath(address, 300)).toBe(path);
});

test.each([
  "/calls/Zk3v9QpL2mXw8RtY6uBn1cDe",
  "/api/calendar/token",
  "/auth/invite/short",
  "/unsubscribe/x",
  "/dashboard",
  "/projects/5b0e8f0e-0000-4000-8000-000000000001",
  "/files/Zk3v9QpL2mXw8RtY6uBn1cDe",
  "/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl",
  "/people/ada%40example.com",
  "/people/ada@example.com",
  "/call/+12895550108",
  "/from/203.0.113.9",
  "//evil.example/",
  "/%E0%A4%A",
  "/a%00b",
  "/right%E2%80%AEleft",
  "relative",
  "",
  `/${"long/".repeat(80)}`,
])("%s is kept nowhere", (address) => {
  expect(publicPath(address, 300)).toBeNull();
});
