/** What is made old by the publish of one document: the site's cache and what tells it of publishes name it so. */
export function documentTag(id: string): string {
  return `document:${id}`;
}
