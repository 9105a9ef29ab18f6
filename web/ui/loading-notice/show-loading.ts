/** Shows or hides the notice that another page is on its way. */
export function showLoading(isShown: boolean): void {
  document.getElementById("loading-notice")?.toggleAttribute("hidden", !isShown);
}
