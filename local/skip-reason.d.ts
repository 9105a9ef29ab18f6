import "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test is skipped where it cannot run: `npm test` prints it. */
    skipReason?: string;
  }
}
