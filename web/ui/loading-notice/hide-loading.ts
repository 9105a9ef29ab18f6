/** Hides the notice that another page is on its way, or shows it. In few bytes: it stands inline in every page. */
export function hideLoading(isHidden = true): void {
  const notice = document.getElementById("loading");
  if (notice) notice.hidden = isHidden;
}
