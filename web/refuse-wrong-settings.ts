import { readEnv } from "./read-env.ts";

/** Wrong settings stop the start, instead of failing the first visitor. */
export function refuseWrongSettings() {
  try {
    readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
