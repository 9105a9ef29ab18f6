import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../local/supabase/test-backend.ts";
import * as de from "../web/texts/de/de.ts";
import * as en from "../web/texts/en/en.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());

test("the sentences that the database stores with an endorsement are those on the page, in each language", async () => {
  const { rows } = await backend.database.query("select id, sentences from app.endorsement_wordings");
  const kept = new Map(rows.map((row) => [Object(row).id, Object(row).sentences]));
  for (const { endorsement } of [en, de])
    expect(kept.get(endorsement.wordingId), endorsement.wordingId).toBe(
      Object.values(endorsement.wording).join("\n"),
    );
});
