import { compactHeader } from "./compact-header.ts";
import { obeyCommands } from "./obey-commands.ts";

// Fetched only by browsers that miss something; page-script.ts asks the same questions.
if (!CSS.supports("animation-timeline: scroll()")) compactHeader();
if (!("command" in HTMLButtonElement.prototype)) obeyCommands();
