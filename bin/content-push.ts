import { runMove } from "./content/move-with-consent.ts";

// Everything of the local lake into the hosted project: what the first publish of a hosted site begins with.
await runMove((lake, hosted) => [lake, hosted]);
