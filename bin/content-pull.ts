import { runMove } from "./content/move-with-consent.ts";

// Everything of the hosted project into the local lake, to work on it offline.
await runMove((lake, hosted) => [hosted, lake]);
