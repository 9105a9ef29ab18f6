import { expect, test } from "vitest";
import { withoutPersonalData } from "./without-personal-data.ts";

test.each([
  ["Recipient ada@example.com refused", "Recipient [email] refused"],
  ["GET /auth/confirm?token_hash=abc&type=recovery failed", "GET /auth/confirm?[query] failed"],
  [
    `Unexpected token 'A', "Ada Lovelace, 289"... is not valid JSON`,
    "Unexpected token 'A', [text]... is not valid JSON",
  ],
  ["Key (email)=(ada@example.com) already exists", "Key (email)=[text] already exists"],
  ["Call (289) 555-0108 or +1 289 555 0108", "Call [number] or [number]"],
  ["from 203.0.113.9 to 127.0.0.1:5432", "from [address] to 127.0.0.1:5432"],
  ["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl end", "jwt [token] end"],
  ["/calls/Zk3v9QpL2mXw8RtY6uBn1cDe failed", "/calls/[token] failed"],
  [
    "Mail 4f1c2d3e-0a1b-4c2d-8e3f-5a6b7c8d9e0f (call-confirmed), attempt 3",
    "Mail 4f1c2d3e-0a1b-4c2d-8e3f-5a6b7c8d9e0f (call-confirmed), attempt 3",
  ],
  ["\u001b[31m⨯\u001b[0m The outbox could not be read (PGRST301)", "The outbox could not be read (PGRST301)"],
  [
    "The mail server could not be reached (ECONNREFUSED)",
    "The mail server could not be reached (ECONNREFUSED)",
  ],
])("%s", (message, logged) => {
  expect(withoutPersonalData(message)).toBe(logged);
});
