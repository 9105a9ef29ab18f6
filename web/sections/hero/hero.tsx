import { sanityFetch } from "#sanity/fetch.ts";
import { Picture } from "#sanity/picture.tsx";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { HeroArt } from "#theme/hero-art.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import styles from "./hero.module.css";
import { heroQuery } from "./hero.query.ts";

export async function Hero() {
  const [hero, settings] = await Promise.all([
    sanityFetch({ query: heroQuery, reads: ["homePage"] }),
    getSiteSettings(),
  ]);
  if (!hero) return null;
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
      <HeroArt />
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.headline} id="hero-heading">
            <span>{hero.headlineFirst}</span> <span className={styles.second}>{hero.headlineSecond}</span>
          </h1>
          {settings?.tagline ? <p className={styles.tagline}>{settings.tagline}</p> : null}
          <CallToAction link={hero.callToAction} size="xl" hasArrow />
        </div>
        <Portrait settings={settings} />
      </div>
    </section>
  );
}

/** The greeting shows under the pointer; on a touch screen a tap on the portrait shows and hides it. */
function Portrait({ settings }: { settings: Awaited<ReturnType<typeof getSiteSettings>> }) {
  const name = settings?.ownerName?.split(" ")[0];
  return (
    <div className={styles.portrait}>
      <div className={styles.tap}>
        <Picture
          source={settings?.portrait}
          sizes="(min-width: 56rem) 27rem, min(28rem, 100vw - 5rem)"
          ratio={4 / 5}
          isFirst
          className={styles.picture}
        />
        {name ? <input type="checkbox" className={styles.toggle} aria-label={`${name}’s greeting`} /> : null}
      </div>
      {name ? <p className={styles.greeting}>Hey, I’m {name}!</p> : null}
    </div>
  );
}
