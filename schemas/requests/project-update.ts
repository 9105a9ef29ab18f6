import { z } from "zod";
import { submittedText, ticked, trimmedText } from "./submitted-fields.ts";

/** What the owner writes about the progress of a project. */
export const projectUpdateRequest = z.object({
  title: trimmedText(200, "updateTitle"),
  body: submittedText(5000),
  visible: ticked,
});
