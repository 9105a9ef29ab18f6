import { announceSession } from "#session/session-channel.ts";
import { shownCount } from "#ui/shown-count.ts";
import { type MenuSection, showSections } from "./show-sections.ts";

type Session =
  | { user: { id: string }; role: string | null; unread: number; sections: MenuSection[] }
  | { user: null };

/** Says by `data-account` on the page's root who is signed in; account-slot.module.css knows its values. */
export default async function showAccount(): Promise<void> {
  if (!/(^|; )signed-in=1/.test(document.cookie)) return show();
  show("loading");
  try {
    const response = await fetch("/api/session");
    const session: Session | null = response.ok ? await response.json() : null;
    // Halfway through signing in, Login leads on to the second step.
    const account = session?.user ? session : null;
    showUnread(account?.unread ?? 0);
    showSections(account?.sections ?? [], account?.role ?? null);
    show(account ? (account.role ?? "member") : undefined);
  } catch (error) {
    console.error("The session could not be read:", error);
    show();
  }
}

addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-sign-out]")) void signOut();
});

/** Ends the session and goes to the login. A failure is logged only; the page forgets the user all the same. */
async function signOut(): Promise<void> {
  setSigningOut(true);
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
  show();
  setSigningOut(false);
}

function show(account?: string): void {
  const { dataset } = document.documentElement;
  if (account) dataset.account = account;
  else delete dataset.account;
}

function showUnread(unread: number): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-unread-link]")) {
    const label = link.dataset.unreadLink ?? "";
    const words = link.dataset.words?.replace("{label}", label).replace("{unread}", shownCount(unread));
    link.setAttribute("aria-label", unread > 0 && words ? words : label);
    const count = link.lastElementChild;
    if (!(count instanceof HTMLElement)) continue;
    count.textContent = shownCount(unread);
    count.hidden = unread === 0;
  }
}

function setSigningOut(isSigningOut: boolean): void {
  document.documentElement.toggleAttribute("data-signing-out", isSigningOut);
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-sign-out]"))
    button.disabled = isSigningOut;
}
