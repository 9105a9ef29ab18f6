import type { ComponentProps } from "react";
import { PortalLink, type PortalLinkProps } from "../portal-link/portal-link.client.tsx";
import styles from "./button.module.css";
import type { ButtonLink } from "./button.tsx";

type PortalButtonLinkProps = PortalLinkProps & Pick<ComponentProps<typeof ButtonLink>, "variant" | "size">;

/** A link of the portal that looks like a button. */
export function PortalButtonLink({ variant = "primary", size = "md", ...link }: PortalButtonLinkProps) {
  return <PortalLink {...link} className={styles.button} data-variant={variant} data-size={size} />;
}
