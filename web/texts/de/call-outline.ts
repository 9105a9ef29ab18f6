import type { callOutline as english } from "../en/call-outline.ts";

export const callOutline = {
  minutes: (minutes) => `${minutes} Min.`,
} satisfies typeof english;
