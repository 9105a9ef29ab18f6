/** Under which name a message that is being written is kept on the device. */
export function messageDraft(projectId: string, userId: string): string {
  return `draft ${projectId} ${userId}`;
}
