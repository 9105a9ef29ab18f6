export const sessionChannel = "session";

/** Tells the browser's other tabs that somebody signed in or out, or that the account changed. */
export function announceSession(): void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage("changed");
  channel.close();
}

/** Calls the listener when another tab announces a change; returns what ends it. */
export function onSessionChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
