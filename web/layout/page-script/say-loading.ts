import { hideLoading } from "#ui/loading-notice/hide-loading.ts";
import { closestTarget } from "./closest-target.ts";

const toAnotherPage = "a[href^='/']:not([href='/'],[href*='.'],[href*='#'],[download])";

/** Says that another page is on its way after a click on a link to one, other than home. */
export function sayLoading(event: Event): void {
  if (closestTarget(event, toAnotherPage)) hideLoading(false);
}
