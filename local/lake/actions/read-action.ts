import { readId } from "../mutate/read-mutation.ts";
import { splitId } from "../query/perspective.ts";
import { isRecord } from "../request/is-record.ts";
import { malformed } from "../request/lake-error.ts";

/** A document id named by an action. Throws a 400 when it is missing or malformed. */
export function readActionId(action: Record<string, unknown>, name: string): string {
  if (action[name] === undefined) throw malformed(`The action needs "${name}"`);
  return readId(action[name]);
}

/** A draft or version id named by an action. Throws a 400 when it is the id of a published document. */
export function readVersionId(action: Record<string, unknown>, name: string): string {
  const id = readActionId(action, name);
  if (splitId(id).layer === null)
    throw malformed(`"${name}" must be the ID of a draft or a version: "${id}"`);
  return id;
}

/** The published id of an action, which must belong to the same document as the draft or version. */
export function readPublishedId(action: Record<string, unknown>, versionId?: string): string {
  const id = readActionId(action, "publishedId");
  if (splitId(id).layer !== null)
    throw malformed(`"publishedId" must not be the ID of a draft or a version: "${id}"`);
  if (versionId !== undefined && splitId(versionId).publishedId !== id) {
    throw malformed(`"${versionId}" is not a version of "${id}"`);
  }
  return id;
}

/** A document inside an action. Throws a 400 when there is none. */
export function readActionDocument(action: Record<string, unknown>, name: string): Record<string, unknown> {
  const document = action[name];
  if (!isRecord(document)) throw malformed(`"${name}" must be a document`);
  readId(document._id);
  return document;
}
