import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./calls.module.css";

const views = [
  { href: "/dashboard/owner/calls", label: "List" },
  { href: "/dashboard/owner/calls/week", label: "Week" },
  { href: "/dashboard/owner/calls/availability", label: "Availability" },
] as const;

export function CallViews({ open }: { open: (typeof views)[number]["label"] }) {
  return (
    <nav className={styles.views} aria-label="Calls">
      {views.map(({ href, label }) => (
        <PortalLink key={href} href={href} aria-current={label === open ? "page" : undefined}>
          {label}
        </PortalLink>
      ))}
    </nav>
  );
}
