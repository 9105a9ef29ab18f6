import { z } from "zod";
import { nameText, submittedText, ticked } from "./submitted-fields.ts";

/** What the owner writes about the progress of a project. */
export const projectUpdateRequest = z.object({
  title: nameText(200, "updateTitle"),
  body: submittedText(5000),
  visible: ticked,
});
