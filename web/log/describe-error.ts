import { withoutPersonalData } from "./without-personal-data.ts";

const framesAtMost = 6;
const causesAtMost = 3;

export type DescribedError = {
  name: string;
  message: string;
  code?: string;
  /** What the visitor was shown, to find this line by. */
  reference?: string;
  frames: string[];
  cause?: DescribedError;
};

/** An error as the log keeps it: its other properties, which may hold rows or requests, are left out. */
export function describeError(error: Error, depth = 0): DescribedError {
  const code: unknown = Reflect.get(error, "code");
  const digest: unknown = Reflect.get(error, "digest");
  const { cause } = error;
  return {
    name: error.name,
    message: withoutPersonalData(error.message),
    ...(typeof code === "string" && { code }),
    ...(typeof digest === "string" && { reference: digest.split(";").at(-1) }),
    frames: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, framesAtMost)
      .map((line) => line.trim().slice(3)),
    ...(cause instanceof Error && depth < causesAtMost && { cause: describeError(cause, depth + 1) }),
  };
}
