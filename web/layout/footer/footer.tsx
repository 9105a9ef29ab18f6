import { safeHref } from "#sanity/safe-href.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import { getServices } from "../services.ts";
import styles from "./footer.module.css";

const platformNames = {
  x: "X",
  blog: "Blog",
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
} as const;

export async function Footer() {
  const [settings, { all }] = await Promise.all([getSiteSettings(), getServices()]);
  const reviewLink = safeHref(settings?.reviewLink);
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.agency}>
          <Logo />
          <p className={styles.tagline}>{settings?.tagline}</p>
          <SocialLinks links={settings?.socialLinks} />
        </div>
        <nav aria-labelledby="footer-services">
          <h2 className={styles.label} id="footer-services">
            Services
          </h2>
          <ul className={styles.links}>
            {all.map(({ _id, href, shortTitle }) => (
              <li key={_id}>
                <a href={href}>{shortTitle}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-agency">
          <h2 className={styles.label} id="footer-agency">
            {settings?.agencyName}
          </h2>
          <ul className={styles.links}>
            <li>
              <a href="/brand">Brand Kit</a>
            </li>
            <li>
              <a href="/contact">Reach Out</a>
            </li>
            {reviewLink ? (
              <li>
                <a href={reviewLink} target="_blank" rel="noopener">
                  Rate us on Google
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>
            © {new Date().getFullYear()} {settings?.agencyName}
            {settings?.region ? `, ${settings.region}` : null}
          </p>
          <ul className={styles.fine}>
            <li>
              <a href="/privacy-policy">Privacy Policy</a>
            </li>
            <li>
              <a href="/terms-of-service">Terms of Service</a>
            </li>
            <li>
              <a href="/llms.txt" target="_blank" rel="noopener">
                LLMs.txt
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

type Settings = NonNullable<Awaited<ReturnType<typeof getSiteSettings>>>;

function SocialLinks({ links }: { links: Settings["socialLinks"] | undefined }) {
  return (
    <ul className={styles.social}>
      {links?.map(({ _key, platform, url }) => {
        const href = safeHref(url);
        if (!href || !platform) return null;
        return (
          <li key={_key}>
            <a href={href} className={styles.platform} rel="me noopener" aria-label={platformNames[platform]}>
              <Icon name={platform} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
