import { z } from "zod";
import { cleanName } from "./clean-name.ts";

/** An address as the sign-in service takes it. The length is the database's own; the mail proves the rest. */
export const emailAddress = z
  .string()
  .transform(cleanName)
  .pipe(
    z
      .string()
      .max(255)
      .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u),
  );
