import styles from "./calls.module.css";

const views = [
  { href: "/dashboard/owner/calls", label: "List" },
  { href: "/dashboard/owner/calls/week", label: "Week" },
  { href: "/dashboard/owner/calls/availability", label: "Availability" },
] as const;

/** The pages of the section Calls. */
export function CallViews({ open }: { open: (typeof views)[number]["label"] }) {
  return (
    <nav className={styles.views} aria-label="Calls">
      {views.map(({ href, label }) => (
        <a key={href} href={href} aria-current={label === open ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
