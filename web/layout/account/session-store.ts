import { announceSession, onSessionChange } from "#supabase/session-channel.ts";

type Session = { user: { id: string }; role: string | null; unread: number };
type State = { session: Session | null; isLoading: boolean; isSigningOut: boolean };

const signedOut: State = { session: null, isLoading: false, isSigningOut: false };
const listeners = new Set<() => void>();
let state = signedOut;
let isAsked = false;

export function readState(): State {
  return state;
}

/** What the cached page shows before anybody has looked. */
export function readFirstState(): State {
  return signedOut;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("pageshow", askAgain);
  const stop = onSessionChange(() => void ask());
  if (!isAsked) void ask();
  return () => {
    stop();
    listeners.delete(listener);
    window.removeEventListener("pageshow", askAgain);
  };
}

/** Ends the session and goes to the login. A failure is logged only; the page forgets the user all the same. */
export async function signOut(): Promise<void> {
  change({ ...state, isSigningOut: true });
  try {
    const response = await fetch("/api/sign-out", {
      method: "POST",
      headers: { Accept: "application/json" },
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}`);
    announceSession();
    location.assign("/login");
  } catch (error) {
    console.error("Sign-out failed:", error);
  }
  change(signedOut);
}

/** Most visitors have no session: without the cookie that says so, nothing is asked. */
async function ask(): Promise<void> {
  isAsked = true;
  if (!/(^|; )signed-in=1/.test(document.cookie)) return change(signedOut);
  change({ ...state, isLoading: true });
  try {
    const response = await fetch("/api/session");
    const session: Session | null = response.ok ? await response.json() : null;
    change({ ...signedOut, session });
  } catch (error) {
    console.error("The session could not be read:", error);
    change(signedOut);
  }
}

/** A page that Back brings to life again may be older than the session. */
function askAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) void ask();
}

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}
