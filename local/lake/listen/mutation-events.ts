import type { Change, Commit, LakeDocument } from "../store/lake-document.ts";
import type { Filter } from "./create-filter.ts";
import type { StreamEvent } from "./event-stream.ts";

export interface ListenOptions {
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
  visibility: string;
}

type Transition = "appear" | "update" | "disappear";

/** The events of one transaction for one listener: as many as documents that match before or after it. */
export function mutationEvents(commit: Commit, matches: Filter, options: ListenOptions): StreamEvent[] {
  const seen = commit.changes
    .toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
    .flatMap((change) => {
      const transition = transitionOf(matches(change.before), matches(change.after));
      return transition ? [{ change, transition }] : [];
    });
  return seen.map(({ change, transition }, place) => {
    const eventId = `${commit.transactionId}#${change.documentId}`;
    return {
      event: "mutation",
      id: eventId,
      data: {
        eventId,
        documentId: change.documentId,
        transactionId: commit.transactionId,
        identity: commit.author,
        timestamp: commit.timestamp,
        transition,
        visibility: options.visibility,
        transactionTotalEvents: seen.length,
        transactionCurrentEvent: place,
        ...(change.before ? { previousRev: change.before._rev } : {}),
        resultRev: commit.transactionId,
        ...describe(change, options),
      },
    };
  });
}

function transitionOf(before: boolean, after: boolean): Transition | null {
  if (before) return after ? "update" : "disappear";
  return after ? "appear" : null;
}

function describe({ before, after, mutations }: Change, options: ListenOptions): Record<string, unknown> {
  return {
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.includeEffects ? { effects: effectsOf(before, after) } : {}),
    ...(options.includeResult && after ? { result: after } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
  };
}

/** A change in the Mendoza format: the whole document either way, which every reader of the format understands. */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null) {
  return { apply: [0, after], revert: [0, before] };
}
