export type ErrorWords = { title: string; message: string; reference?: string };

export const missing: ErrorWords = { title: "404", message: "The requested page could not be found." };

/**
 * The words for an error by its digest, the only thing of a server's error that a browser is told. An error that knows
 * its status has the digest `503 Service Unavailable;reference`; Next gives every other one a number to find it by.
 */
export function describeError(digest: string | undefined): ErrorWords {
  const [, status, statusText, ownReference] = /^(\d{3}) ([^;]+)(?:;(.+))?$/.exec(digest ?? "") ?? [];
  if (status === "404") return missing;
  if (statusText) return { title: "Error", message: statusText, reference: ownReference };
  return { title: "Oops!", message: "An unexpected error occurred.", reference: digest };
}
