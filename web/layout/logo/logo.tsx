import { fileUrl } from "#sanity/file-url.ts";
import { imageUrl } from "#sanity/image-url.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./logo.module.css";

/** The agency's logo as a link home, for either colour scheme; its name where no logo is uploaded. */
export async function Logo() {
  const [settings, { layout }] = await Promise.all([getSiteSettings(), getTexts()]);
  const name = settings?.agencyName ?? layout.noName;
  const logo = settings?.logo?.asset;
  return (
    <a href="/" className={styles.logo} aria-label={layout.home(name)}>
      {settings?.logo && logo ? (
        <picture>
          {settings.logoOnDark ? (
            <source media="(prefers-color-scheme: dark)" srcSet={fileUrl(settings.logoOnDark)} />
          ) : null}
          <img
            className={styles.picture}
            src={imageUrl(settings.logo, logo.extension === "svg" ? {} : { width: 480 })}
            width={logo.width ?? undefined}
            height={logo.height ?? undefined}
            alt=""
          />
        </picture>
      ) : (
        name
      )}
    </a>
  );
}
