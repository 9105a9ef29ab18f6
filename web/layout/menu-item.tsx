import type { MenuLink } from "./menus.ts";

/** A link of the owner's own; to another site in a tab of its own. */
export function MenuItem({ link: { label, href }, className }: { link: MenuLink; className?: string }) {
  const isElsewhere = href.startsWith("https:");
  return (
    <a href={href} className={className} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
      {label}
    </a>
  );
}
