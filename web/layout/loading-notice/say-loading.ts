import { closestTarget } from "../page-script/closest-target.ts";
import { find } from "../page-script/short-names.ts";

const toAnotherPage = "a[href^='/']:not([href='/'],[href*='.'],[href*='#'],[download])";

/** Shows the notice "Loading..." after a click on a link to another page than home. */
export function sayLoading(event: Event): void {
  if (closestTarget(event, toAnotherPage)) hideNotice(false);
}

export function hideNotice(isHidden = true): void {
  find("#loading-notice")?.toggleAttribute("hidden", isHidden);
}
