import { followLink } from "#sanity/follow-link.ts";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

type CallToActionProps = {
  link: ({ label?: string | null } & Parameters<typeof followLink>[0]) | null | undefined;
  variant?: ButtonVariant;
  size?: ButtonSize;
  hasArrow?: boolean;
  className?: string;
};

/** A link from the Studio as a button; without a usable address or label there is none. */
export function CallToAction({ link, hasArrow, ...look }: CallToActionProps) {
  const href = link && followLink(link);
  if (!href || !link?.label) return null;
  const isElsewhere = href.startsWith("https:");
  return (
    <ButtonLink href={href} {...(isElsewhere ? { target: "_blank", rel: "noopener" } : {})} {...look}>
      {link.label}
      {isElsewhere ? <Icon name="external" /> : hasArrow ? <Icon name="arrow" /> : null}
    </ButtonLink>
  );
}
