export const sessionChannel = "session";

// One for the whole page, since a channel hears what another of the same page says.
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(sessionChannel);
  return channel;
}

/** Tells the browser's other tabs that somebody signed in or out, or that the account changed. */
export function announceSession(): void {
  openChannel().postMessage("changed");
}

/** Calls the listener when another tab announces a change; returns what ends it. */
export function onSessionChange(listener: () => void): () => void {
  const opened = openChannel();
  opened.addEventListener("message", listener);
  return () => opened.removeEventListener("message", listener);
}
