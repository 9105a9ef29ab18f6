import { closeMenus } from "#layout/header/close-menus.ts";
import { compactHeader } from "#layout/header/compact-header.ts";
import { obeyCommands } from "#layout/header/obey-commands.ts";
import { restoreScrolling } from "#layout/header/restore-scrolling.ts";
import { startReact } from "#layout/page-script/start-react.ts";
import { rememberDismissal } from "#sections/announcement/remember-dismissal.ts";
import { copyWhenPressed } from "#sections/brand-kit/copy-when-pressed.ts";
import { followClips } from "#sections/chapters/clip/follow-clips.ts";
import { followCompanies } from "#sections/featured-work/follow-companies.ts";
import { followGallery } from "#sections/featured-work/follow-gallery.ts";
import { followCards } from "#sections/industries/follow-cards.ts";
import { shakeBall } from "#sections/magic-8-ball/shake-ball.ts";
import { openByPointerAndKeys } from "#sections/service-cards/open-by-pointer-and-keys.ts";
import { hideLoading } from "#ui/loading-notice/hide-loading.ts";
import { ignoreSecondClicks } from "#ui/modal/ignore-second-clicks.ts";
import { enhanceTabs } from "#ui/tabs/enhance-tabs.ts";

const parts: Record<string, (part: HTMLElement) => void> = {
  "[data-cards]": openByPointerAndKeys,
  "[data-companies]": followCompanies,
  "[data-clips]": followClips,
  "[data-gallery]": followGallery,
  "[data-tabs]": enhanceTabs,
  "[data-together]": followCards,
  "[data-dismissal]": rememberDismissal,
  "[data-act=ask]": shakeBall,
  "[data-copy]": copyWhenPressed,
};

/** What the parts of a page do besides answering a press; wake-on-intent.ts fetches this file at the first sign of intent. */
export default async function enhancePage(): Promise<void> {
  for (const [selector, enhance] of Object.entries(parts))
    for (const part of document.querySelectorAll<HTMLElement>(selector)) enhance(part);
  closeMenus();
  restoreScrolling();
  ignoreSecondClicks();
  // It stops the loading.
  addEventListener("keydown", ({ key }) => key === "Escape" && hideLoading());
  // What some browsers do not do by themselves.
  if (!CSS.supports("timeline-scope: none")) compactHeader();
  if (!("command" in HTMLButtonElement.prototype)) obeyCommands();
  if (document.querySelector("[data-scripts] [data-island]")) await startReact();
}
