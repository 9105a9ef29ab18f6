import { expect, test } from "vitest";
import { findContactMessageError } from "./contact-message.ts";

const message = { name: "Ada", email: "ada@example.com", phone: "", message: "Hello" };

test("a name, an email and a message are enough", () => {
  expect(findContactMessageError(message)).toBeNull();
});

test.each([
  [{ name: "" }, "yourName"],
  [{ name: " \t" }, "yourName"],
  [{ email: "" }, "emailAddress"],
  [{ email: "ada" }, "emailAddress"],
  [{ email: "ada@" }, "emailAddress"],
  [{ email: "ada@example .com" }, "emailAddress"],
  [{ email: "ada@example.com\nbcc: x@example.com" }, "emailAddress"],
  [{ message: "" }, "message"],
  [{ message: " \n " }, "message"],
])("%j is answered with %s", (change, text) => {
  expect(findContactMessageError({ ...message, ...change })).toBe(text);
});

test.each(["ada@localhost", "a.b+c@sub.example.co", " ada@example.com "])(
  "%s is an email, as it is for the browser",
  (email) => {
    expect(findContactMessageError({ ...message, email })).toBeNull();
  },
);

test("of several faults the first field's is named", () => {
  expect(findContactMessageError({ name: "", email: "", phone: "", message: "" })).toBe("yourName");
});
