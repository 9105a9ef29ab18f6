import { z } from "zod";
import { rule } from "./request-rule.ts";
import { nameText, submittedText } from "./submitted-fields.ts";

export const clientDocTitleLength = 120;
export const clientDocBodyLength = 20_000;

/** A page that the owner writes for one client. */
const clientDoc = z.object({
  title: nameText(clientDocTitleLength, "pageTitle"),
  body: submittedText(clientDocBodyLength).refine((body) => body.trim() !== "", rule("words")),
});

export const newClientDoc = clientDoc.extend({
  client_id: z.uuid(rule("chooseClient")),
  request_key: z.uuid(rule("reloadForm")),
});

/** With the version that was read, so that nobody's change is overwritten unseen. */
export const changedClientDoc = clientDoc.extend({ version: z.coerce.number().int().positive() });
