/** What can be wrong with a backup, as the database and the owner's overview know it. */
export type ProblemCode =
  | "no_space"
  | "database"
  | "content"
  | "archive"
  | "rows"
  | "files"
  | "receipts"
  | "sign_in"
  | "other";

/** Something that keeps a backup from being made or from being proven, in words for whoever runs the machine. */
export class Problem extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Any error as a problem. A full disk is known by its code, wherever it was met. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const message = error instanceof Error ? error.message : String(error);
  const isFull = error instanceof Error && "code" in error && /^E(NOSPC|DQUOT)$/.test(String(error.code));
  if (isFull) return new Problem("no_space", `The disk is full: ${message}`, { cause: error });
  return new Problem("other", message, { cause: error });
}
