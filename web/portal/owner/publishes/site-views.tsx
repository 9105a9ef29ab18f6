import { getTexts } from "#texts/get-texts.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./site-views.module.css";

const views = [
  { href: "/dashboard/owner/site", name: "publishes" },
  { href: "/dashboard/owner/site/missed", name: "missed" },
] as const;

export async function SiteViews({ open }: { open: (typeof views)[number]["name"] }) {
  const { publishes } = await getTexts();
  return (
    <nav className={styles.views} aria-label={publishes.title}>
      {views.map(({ href, name }) => (
        <PortalLink key={href} href={href} aria-current={name === open ? "page" : undefined}>
          {publishes.views[name]}
        </PortalLink>
      ))}
    </nav>
  );
}
