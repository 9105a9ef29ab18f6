/**
 * Why a content service did not do what it was asked, and what to do about it, in whole sentences. `name` is the service's, as in
 * "the hosted project". Never repeats a value of the settings.
 */
export function explainRefusal(name: string, error: unknown): string {
  const { statusCode, message, cause } = error as { statusCode?: number; message?: string; cause?: unknown };
  if (statusCode === 401 || statusCode === 403)
    return `${name} refuses SANITY_API_WRITE_TOKEN. Make a token with Editor rights there and set it.`;
  if (statusCode === 404)
    return `${name} has no such dataset. Check NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET.`;
  if (statusCode === 429) return `${name} takes no more requests for now. Wait a minute and try again.`;
  if (statusCode) return `${name} answers ${statusCode}: ${message}`;
  const reason = cause instanceof Error ? cause.message : message;
  return `${name} does not answer (${reason}). Check NEXT_PUBLIC_SANITY_PROJECT_ID and the network, and try again.`;
}
