// The header has the sign-out twice, in the bar and in the menu of small screens: both must know.
const listeners = new Set<() => void>();
let hasFailed = false;

export function readHasFailed(): boolean {
  return hasFailed;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberFailedSignOut(): void {
  hasFailed = true;
  for (const listener of listeners) listener();
}
