import { splitLinks } from "./split-links.ts";

/** What somebody wrote, its web addresses to click on. They open in a tab of their own and learn nothing of this page. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ at, text, href }) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    ),
  );
}
