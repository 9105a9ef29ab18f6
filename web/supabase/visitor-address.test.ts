import { expect, test } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["1.2.3.4, 203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["not an address", "not an address"],
])("behind %s is %s", (forwarded, address) => {
  expect(visitorAddress(new Headers({ "x-forwarded-for": forwarded }))).toBe(address);
});

test("without a proxy's word all visitors are one", () => {
  expect(visitorAddress(new Headers())).toBe("");
});
