/** Puts the player into an opened dialog, and takes it away when that closes. */
export function playVideo(dialog: HTMLDialogElement): void {
  const player = dialog.querySelector<HTMLElement>("[data-fill]");
  if (!player?.dataset.fill) return;
  const frame = Object.assign(document.createElement("iframe"), {
    src: player.dataset.fill,
    title: dialog.querySelector("h2")?.textContent,
    allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
    allowFullscreen: true,
    referrerPolicy: "strict-origin-when-cross-origin",
  });
  player.replaceChildren(frame);
  dialog.addEventListener("close", () => player.replaceChildren(), { once: true });
  // Where the browser does not know `closedby`, and for any other the dialog is closed by then.
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
}
