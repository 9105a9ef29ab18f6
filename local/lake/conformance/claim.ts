import assert from "node:assert/strict";
import { isRecord } from "../request/is-record.ts";
import type { LakeInClaims } from "./start-lake-for-claims.ts";

/** How the lake stands to one documented line; `see` resolves when the lake behaves so and rejects when not. */
export interface Claim {
  verdict: "works" | "differs" | "absent";
  note?: string;
  /** What the line is shown through, when it is not @sanity/client. */
  through?: string;
  see: (lake: LakeInClaims) => Promise<void>;
}

/** The claims of a section by line. */
export type Claims = Record<string, Claim>;

type See = Claim["see"];

export const works = (see: See): Claim => ({ verdict: "works", see });

export const differs = (note: string, see: See): Claim => ({ verdict: "differs", note, see });

/** The lake must refuse with this status and say why. */
export function absent(
  status: number,
  message: RegExp,
  ask: (lake: LakeInClaims) => Promise<unknown>,
  why = "",
): Claim {
  return {
    verdict: "absent",
    note: `answers ${status}${why && `, ${why}`}`,
    see: (lake) => assertRefused(ask(lake), status, message),
  };
}

/** For what no official client asks for by itself. */
export const through = (client: string, claim: Claim): Claim => ({ ...claim, through: client });

/** Fails unless the work rejects with this status and a message like this. */
export async function assertRefused(work: Promise<unknown>, status: number, message = /./): Promise<void> {
  await assert.rejects(work, (error) => {
    assert(error instanceof Error);
    assert(isRecord(error));
    assert.equal(error.statusCode, status, error.message);
    assert.match(error.message, message);
    return true;
  });
}
