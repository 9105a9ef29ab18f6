import { indexInView, itemsOf, showItem } from "#ui/carousel/items.ts";
import { selectAmong } from "#ui/selection/select-among.ts";
import { showConsent } from "../consent/start-consent.ts";
import { closestTarget } from "./closest-target.ts";
import { fetchScript } from "./fetch-script.ts";
import { sayLoading } from "./say-loading.ts";

// The address of a bundled file: see delivery/bundle-scripts.ts.
declare const DIALOG_SCRIPT: string;

/** What a press on an element with this `data-act` does, before any file has come. */
const acts: Record<string, (pressed: HTMLElement) => void> = {
  /** A link to one of several things in a frame: another company, a picture, a tab's panel. */
  show(link) {
    const item = document.querySelector<HTMLElement>(link.getAttribute("href") ?? "");
    showItem(item);
    selectAmong(link);
    // The link that was pressed has gone with its company: the same one of the new company is next.
    item?.querySelector<HTMLElement>(`[aria-label="${link.ariaLabel}"]`)?.focus();
  },

  /** A button below the pictures of a gallery; `data-to` is the direction. */
  step(button) {
    const stage = button.parentElement?.previousElementSibling;
    if (!stage) return;
    const items = itemsOf(stage);
    showItem(items.at((indexInView(stage) + Number(button.dataset.to)) % items.length));
  },

  /** Opens the dialog that `data-to` names on the opener or around it, with the opener's picture in it until app/fill-dialog.ts brings the rest. */
  open(opener) {
    const named = opener.closest<HTMLElement>("[data-to]");
    const dialog = document.querySelector<HTMLDialogElement>(named?.dataset.to ?? "");
    const picture = opener.parentElement?.querySelector("img");
    if (!dialog || !picture) return;
    dialog.showModal();
    dialog.querySelector("[data-fill]")?.replaceChildren(picture.cloneNode());
    fetchScript(DIALOG_SCRIPT, dialog, opener);
  },

  /** The heading of details that open and close together. */
  toggle() {
    document.querySelector<HTMLElement>("[data-together] summary")?.click();
  },

  /** The 8-ball turns up one of the answers that came with the page, each as likely, but never the one that is shown. */
  ask({ nextElementSibling: answers }) {
    const others = answers?.querySelectorAll("figure:not([data-selected])") ?? [];
    selectAmong(others[Math.floor(Math.random() * others.length)]);
  },

  settings() {
    showConsent(true);
  },
};

/** Lets what is pressed answer without any file. */
export function actAtOnce(): void {
  addEventListener("click", (event) => {
    // Answered already, or meant for another tab or window.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pressed = closestTarget(event, "[data-act]");
    if (!pressed) return sayLoading(event);
    acts[pressed.dataset.act ?? ""]?.(pressed);
    event.preventDefault();
  });
}
