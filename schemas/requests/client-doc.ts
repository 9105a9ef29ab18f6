import { z } from "zod";
import { submittedText } from "./submitted-fields.ts";

export const clientDocTitleLength = 120;
export const clientDocBodyLength = 20_000;

/** A page that the owner writes for one client. */
const clientDoc = z.object({
  title: submittedText(clientDocTitleLength).refine((title) => title.trim() !== "", "Please enter a title."),
  body: submittedText(clientDocBodyLength).refine((body) => body.trim() !== "", "Please write something."),
});

export const newClientDoc = clientDoc.extend({
  client_id: z.uuid("Please choose a client."),
  request_key: z.uuid("Please reload the form and try again."),
});

/** With the version that was read, so that nobody's change is overwritten unseen. */
export const changedClientDoc = clientDoc.extend({ version: z.coerce.number().int().positive() });
