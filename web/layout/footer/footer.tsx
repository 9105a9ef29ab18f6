import { safeHref } from "#sanity/safe-href.ts";
import { getPromises } from "#site/promises.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { CookieSettingsTile } from "../cookie-settings/cookie-settings-tile.tsx";
import { Logo } from "../logo/logo.tsx";
import { MenuItem } from "../menu-item.tsx";
import { getMenus } from "../menus.ts";
import { getServices } from "../services.ts";
import { ContactDetails } from "./contact-details.tsx";
import { FinePrint } from "./fine-print.tsx";
import styles from "./footer.module.css";
import { SocialLinks } from "./social-links.tsx";

export async function Footer() {
  const [settings, promises, { all }, { layout }, { footer: links, word }] = await Promise.all([
    getSiteSettings(),
    getPromises(),
    getServices(),
    getTexts(),
    getMenus(),
  ]);
  const { footer } = layout;
  const reviewLink = safeHref(settings?.reviewLink);
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.agency}>
          <Logo />
          <p className={styles.tagline}>{settings?.tagline}</p>
          {promises?.callOffer ? (
            <ButtonLink href="/discovery-call" variant="secondary">
              {promises.callOffer}
            </ButtonLink>
          ) : null}
          <SocialLinks links={settings?.socialLinks} />
        </div>
        {all.length > 0 ? <Services services={all} title={word("services")} /> : null}
        <div className={styles.stack}>
          <nav aria-labelledby="footer-agency">
            <h2 className={styles.label} id="footer-agency">
              {settings?.agencyName ?? footer.noAgency}
            </h2>
            <ul className={styles.links}>
              <li>
                <a href="/work">{word("work")}</a>
              </li>
              <li>
                <a href="/brand">{word("brand")}</a>
              </li>
              <li>
                <a href="/contact">{word("reachOut")}</a>
              </li>
              {reviewLink ? (
                <li>
                  <a href={reviewLink} target="_blank" rel="noopener">
                    {word("review")}
                  </a>
                </li>
              ) : null}
            </ul>
          </nav>
          {links.length > 0 ? (
            <nav aria-labelledby="footer-own">
              <h2 className={styles.label} id="footer-own">
                {word("more")}
              </h2>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link._key}>
                    <MenuItem link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </div>
        <ContactDetails settings={settings} />
        <FinePrint settings={settings} />
      </div>
      <CookieSettingsTile />
    </footer>
  );
}

type ServicesProps = { services: Awaited<ReturnType<typeof getServices>>["all"]; title: string };

function Services({ services, title }: ServicesProps) {
  return (
    <nav aria-labelledby="footer-services">
      <h2 className={styles.label} id="footer-services">
        {title}
      </h2>
      <ul className={styles.links}>
        {services.map(({ _id, href, shortTitle }) => (
          <li key={_id}>
            <a href={href}>{shortTitle}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
