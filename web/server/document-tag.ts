/** What is made old by the publish of one document: the site's cache and what tells it of publishes name it so. */
export function documentTag(id: string): string {
  return `document:${id}`;
}

/** Of one revision of a document: published once the site was told of it. */
export function revisionTag(id: string, revision: string): string {
  return `revision:${id}:${revision}`;
}

/** Of every answer of the content service: after a start nobody knows what was published meanwhile. */
export const contentTag = "content";
