import { usualCallHours } from "schemas/requests/call-time.ts";
import { discoveryCallRules } from "schemas/requests/discovery-call.ts";
import { expect, test } from "vitest";
import { createFormats } from "#formats/create-formats.ts";
import * as en from "#texts/en/en.ts";
import { fill } from "#texts/fill.ts";
import { describeCallHours } from "./describe-call-hours.ts";

test("the rules of a discovery call are said in English as they are specified", () => {
  const places = describeCallHours(
    usualCallHours,
    createFormats("en-CA", () => "UTC"),
  );
  expect(discoveryCallRules.map(({ rule }) => fill(en.rules[rule], places))).toEqual([
    "Please enter your name.",
    "Please provide at least an email or a phone number.",
    "Please enter a valid email address.",
    "Please enter a valid phone number.",
    "Please select a date.",
    "Please select a valid date.",
    "Please choose a date today or in the future.",
    "Please select a start time.",
    "Please select a valid start time.",
    "Please choose a start time between 8:00 AM and 5:30 PM.",
    "Please choose one of these days: Monday–Sunday.",
    "Please choose a start time that ends by 6:00 PM.",
  ]);
});
