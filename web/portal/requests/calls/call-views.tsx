import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./calls.module.css";

const views = [
  { href: "/dashboard/owner/calls", name: "list" },
  { href: "/dashboard/owner/calls/week", name: "week" },
  { href: "/dashboard/owner/calls/availability", name: "availability" },
] as const;

export async function CallViews({ open }: { open: (typeof views)[number]["name"] }) {
  const { calls } = await getTexts();
  return (
    <nav className={styles.views} aria-label={calls.title}>
      {views.map(({ href, name }) => (
        <PortalLink key={href} href={href} aria-current={name === open ? "page" : undefined}>
          {calls.views[name]}
        </PortalLink>
      ))}
    </nav>
  );
}
