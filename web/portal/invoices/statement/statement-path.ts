/** The address of a client's statement of account, of a year or of this one. */
export function statementPath(clientId: string, year?: number): string {
  return `/statement/${encodeURIComponent(clientId)}${year === undefined ? "" : `?year=${year}`}`;
}
