import type { VendorRequest } from "./vendor-request.ts";

export type Settings = Record<string, string | undefined>;

export type Step = {
  /** What it changes, for the one who decides: “CORS: https://studio.example, with credentials”. */
  what: string;
  request: VendorRequest;
  /** A line to put into .env, of what the vendor answers once and never again. */
  keep?: (answer: unknown) => string;
};

/** How one vendor is set up. `Known` is what it says of itself now; a new project knows nothing. */
export type Connection = {
  reads: VendorRequest[];
  /** What is still to be done, given the answers to `reads`; without them, all that a new project needs. */
  plan: (answers?: unknown[]) => Step[];
};
