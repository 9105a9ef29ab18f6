import { safeHref } from "#sanity/safe-href.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./footer.module.css";

const platformNames = {
  x: "X",
  blog: "Blog",
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
} as const;

export function SocialLinks({ links }: { links: NonNullable<SiteSettings>["socialLinks"] | undefined }) {
  return (
    <ul className={styles.social}>
      {links?.map(({ _key, platform, url }) => {
        const href = safeHref(url);
        if (!href || !platform) return null;
        return (
          <li key={_key}>
            <a href={href} rel="me noopener" aria-label={platformNames[platform]}>
              <Icon name={platform} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
